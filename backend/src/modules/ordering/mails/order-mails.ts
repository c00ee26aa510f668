import { Injectable } from '@nestjs/common';
import { BASE_LANGUAGE, formatMoney, orderResultPath } from '@stoa/contracts';
import { In } from 'typeorm';
import { Config } from '../../../kernel/config';
import { Database } from '../../../kernel/database';
import { Languages, overlay } from '../../../kernel/i18n';
import { Mailer } from '../../../kernel/mail';
import { ReferenceNames } from '../../catalogue';
import { Currencies } from '../../localisation';
import { PaymentChoices } from '../../payments';
import { Settings } from '../../settings';
import { OrderGroup } from '../order-group.entity';
import { AccessTokens } from '../order-number';
import { Order, OrderLine } from '../order.entity';
import { confirmationEmail, type MailFacts, statusEmail } from './order-email';
import type { StatusTexts } from './status-texts';

/** Data for an e-mail about one order. */
export interface Subject {
  order: Order;
  group: OrderGroup;
  /** The vendor's name in the buyer's language. */
  vendor: string;
  money: (amount: number) => string;
}

/** Sends e-mails about orders, in the language of the checkout. */
@Injectable()
export class OrderMails {
  constructor(
    private readonly database: Database,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
    private readonly methods: PaymentChoices,
    private readonly currencies: Currencies,
    private readonly referenceNames: ReferenceNames,
    private readonly tokens: AccessTokens,
    private readonly config: Config,
    private readonly languages: Languages,
  ) {}

  /** Confirms a whole order group. */
  async confirm(group_id: number): Promise<void> {
    const { em } = this.database;
    const group = await em.findOne(OrderGroup, { where: { id: group_id } });
    if (!group) return;
    const orders = await em.find(Order, { where: { group_id }, order: { id: 'ASC' } });
    const ids = orders.map((order) => order.id);
    const lines = await em.find(OrderLine, { where: { order_id: In(ids) }, order: { id: 'ASC' } });
    const mail = confirmationEmail(group, orders, lines, await this.facts(group));
    await this.mailer.write(group.email, group.language, mail);
  }

  /** An order with its e-mail data; null if it was deleted. */
  async subject(order_id: number): Promise<Subject | null> {
    const { em } = this.database;
    const order = await em.findOne(Order, { where: { id: order_id } });
    const group = order && (await em.findOne(OrderGroup, { where: { id: order.group_id } }));
    if (!order || !group) return null;
    const words = await this.referenceNames.in(group.language);
    const vendor = words.vendors.get(order.vendor_id)?.name ?? '';
    return { order, group, vendor, money: this.moneyOf(group) };
  }

  /** Sends the e-mail about a status change or refund of one order. */
  async send({ order, group }: Subject, words: StatusTexts, message: string | null = null): Promise<void> {
    const where = { order_id: order.id };
    const lines = await this.database.em.find(OrderLine, { where, order: { id: 'ASC' } });
    const mail = statusEmail({ group, order, lines }, { ...words, message }, await this.facts(group));
    await this.mailer.write(group.email, group.language, mail);
  }

  private async facts(group: OrderGroup): Promise<MailFacts> {
    const { number, language } = group;
    const path = orderResultPath({ outcome: 'success', group_number: number });
    return {
      ...(await this.sender(language)),
      method: await this.methods.named(group.payment_method, language),
      money: this.moneyOf(group),
      link: `${this.config.PUBLIC_URL}${path}?token=${encodeURIComponent(this.tokens.create(number))}`,
    };
  }

  private moneyOf({ currency, language }: OrderGroup): (amount: number) => string {
    const named = this.currencies.named(currency);
    return (amount) => formatMoney(amount, named, language || BASE_LANGUAGE, 'narrowSymbol');
  }

  private async sender(language: string): Promise<{ shop: string; signature: string[] }> {
    const { shop_name: shop } = await this.settings.general();
    const store = await this.settings.get('store');
    const chain = this.languages.chain(language);
    const { address, legal_name, tax_number, invoice_note } = overlay(store, store.translations, chain);
    const signature = [shop, legal_name === shop ? '' : legal_name, address, tax_number, invoice_note];
    return { shop, signature: signature.filter(Boolean) };
  }
}
