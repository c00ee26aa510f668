import { Injectable } from '@nestjs/common';
import { formatMoney } from '@stoa/contracts';
import { In } from 'typeorm';
import { Config } from '../../kernel/config';
import { Database } from '../../kernel/database';
import { Handles } from '../../kernel/events';
import { Languages, overlay } from '../../kernel/i18n';
import { Mailer } from '../../kernel/mail';
import { Currencies } from '../localisation';
import { PaymentChoices } from '../payments';
import { Settings } from '../settings';
import { confirmationMail } from './confirmation-mail';
import { OrderGroup } from './order-group.entity';
import { AccessTokens } from './order-number';
import { Order, OrderLine } from './order.entity';
import { orderPlaced } from './ordering.events';

/** Tells buyers by mail what they have ordered. */
@Injectable()
export class OrderConfirmation {
  constructor(
    private readonly database: Database,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
    private readonly methods: PaymentChoices,
    private readonly currencies: Currencies,
    private readonly tokens: AccessTokens,
    private readonly config: Config,
    private readonly languages: Languages,
  ) {}

  @Handles(orderPlaced, 'confirmation')
  async execute({ group_id }: { group_id: number }): Promise<void> {
    if ((await this.settings.of('alert')).buyer_confirmation !== 1) return;
    const { em } = this.database;
    const group = await em.findOne(OrderGroup, { where: { id: group_id } });
    if (!group) return;
    const orders = await em.find(Order, { where: { group_id }, order: { id: 'ASC' } });
    const ids = orders.map((order) => order.id);
    const lines = await em.find(OrderLine, { where: { order_id: In(ids) }, order: { id: 'ASC' } });
    const currency = this.currencies.named(group.currency);
    const token = this.tokens.of(group.number);
    const facts = {
      ...(await this.sender(group.language)),
      method: await this.methods.named(group.payment_method, group.language),
      money: (amount: number) => formatMoney(amount, currency, group.language, 'narrowSymbol'),
      link: `${this.config.PUBLIC_URL}/checkout/success/${group.number}?token=${encodeURIComponent(token)}`,
    };
    const letter = confirmationMail(group, orders, lines, facts);
    await this.mailer.write(group.email, group.language, letter);
  }

  private async sender(language: string): Promise<{ shop: string; signature: string[] }> {
    const { shop_name: shop } = await this.settings.general();
    const store = await this.settings.of('store');
    const chain = this.languages.chain(language);
    const { address, legal_name, tax_number, invoice_note } = overlay(store, store.translations, chain);
    const signature = [shop, legal_name === shop ? '' : legal_name, address, tax_number, invoice_note];
    return { shop, signature: signature.filter(Boolean) };
  }
}
