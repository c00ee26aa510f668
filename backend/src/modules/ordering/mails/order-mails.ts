import { Injectable } from '@nestjs/common';
import { BASE_LANGUAGE, formatMoney, orderResultPath } from '@stoa/contracts';
import { In } from 'typeorm';
import { Config } from '../../../kernel/config';
import { Database } from '../../../kernel/database';
import { Languages, overlay } from '../../../kernel/i18n';
import { Mailer } from '../../../kernel/mail';
import { Vocabulary } from '../../catalogue';
import { Currencies } from '../../localisation';
import { PaymentChoices } from '../../payments';
import { Settings } from '../../settings';
import { OrderGroup } from '../order-group.entity';
import { AccessTokens } from '../order-number';
import { Order, OrderLine } from '../order.entity';
import { confirmationLetter, type MailFacts, stepLetter } from './order-letter';
import type { StepWords } from './step-words';

/** What a mail about one order is written from. */
export interface Subject {
  order: Order;
  group: OrderGroup;
  /** What its vendor is called in the buyer's language. */
  vendor: string;
  money: (amount: number) => string;
}

/** Writes mails to buyers about their orders, in the language that they bought in. */
@Injectable()
export class OrderMails {
  constructor(
    private readonly database: Database,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
    private readonly methods: PaymentChoices,
    private readonly currencies: Currencies,
    private readonly vocabulary: Vocabulary,
    private readonly tokens: AccessTokens,
    private readonly config: Config,
    private readonly languages: Languages,
  ) {}

  /** Confirms a whole checkout. */
  async confirm(group_id: number): Promise<void> {
    const { em } = this.database;
    const group = await em.findOne(OrderGroup, { where: { id: group_id } });
    if (!group) return;
    const orders = await em.find(Order, { where: { group_id }, order: { id: 'ASC' } });
    const ids = orders.map((order) => order.id);
    const lines = await em.find(OrderLine, { where: { order_id: In(ids) }, order: { id: 'ASC' } });
    const letter = confirmationLetter(group, orders, lines, await this.facts(group));
    await this.mailer.write(group.email, group.language, letter);
  }

  /** One order with what a mail about it needs; null when it is gone. */
  async subject(order_id: number): Promise<Subject | null> {
    const { em } = this.database;
    const order = await em.findOne(Order, { where: { id: order_id } });
    const group = order && (await em.findOne(OrderGroup, { where: { id: order.group_id } }));
    if (!order || !group) return null;
    const words = await this.vocabulary.in(group.language);
    const vendor = words.vendors.get(order.vendor_id)?.name ?? '';
    return { order, group, vendor, money: this.moneyOf(group) };
  }

  /** Tells of a step of one order. */
  async tell({ order, group }: Subject, words: StepWords, message: string | null = null): Promise<void> {
    const where = { order_id: order.id };
    const lines = await this.database.em.find(OrderLine, { where, order: { id: 'ASC' } });
    const letter = stepLetter({ group, order, lines }, { ...words, message }, await this.facts(group));
    await this.mailer.write(group.email, group.language, letter);
  }

  private async facts(group: OrderGroup): Promise<MailFacts> {
    const { number, language } = group;
    const path = orderResultPath({ outcome: 'success', group_number: number });
    return {
      ...(await this.sender(language)),
      method: await this.methods.named(group.payment_method, language),
      money: this.moneyOf(group),
      link: `${this.config.PUBLIC_URL}${path}?token=${encodeURIComponent(this.tokens.of(number))}`,
    };
  }

  private moneyOf({ currency, language }: OrderGroup): (amount: number) => string {
    const named = this.currencies.named(currency);
    return (amount) => formatMoney(amount, named, language || BASE_LANGUAGE, 'narrowSymbol');
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
