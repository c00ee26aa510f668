import { Injectable } from '@nestjs/common';
import { BASE_LANGUAGE, formatMoney, orderResultPath } from '@stoa/contracts';
import { In } from 'typeorm';
import { Config } from '../../../kernel/config';
import { Database } from '../../../kernel/database';
import { Languages, overlay } from '../../../kernel/i18n';
import { type Email, Mailer } from '../../../kernel/mail';
import { ReferenceNames } from '../../catalogue';
import { Currencies } from '../../localisation';
import { PaymentChoices } from '../../payments';
import { Settings } from '../../settings';
import { DeliveryCodes } from '../deliveries/delivery-codes';
import { OrderGroup } from '../order-group.entity';
import { AccessTokens } from '../order-number';
import { OrderPayments } from '../order-payments';
import { Order, OrderLine } from '../order.entity';
import { Shipment, ShipmentLine } from '../shipments/shipment.entity';
import {
  confirmationSections,
  INVOICE,
  type MailFacts,
  reasonSection,
  refundSection,
  statusSections,
} from './order-email';
import { orderConfirmation, orderPartlyShipped, orderShipped } from './order.emails';
import { shipmentSections } from './shipment-email';
import type { OrderEmail } from './status-emails';

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
    private readonly codes: DeliveryCodes,
    private readonly payments: OrderPayments,
  ) {}

  /** Confirms a whole order group. */
  async confirm(group_id: number): Promise<void> {
    const { em } = this.database;
    const group = await em.findOne(OrderGroup, { where: { id: group_id } });
    if (!group) return;
    const orders = await em.find(Order, { where: { group_id }, order: { id: 'ASC' } });
    const ids = orders.map((order) => order.id);
    const lines = await em.find(OrderLine, { where: { order_id: In(ids) }, order: { id: 'ASC' } });
    const facts = await this.facts(group);
    const balance = await this.payments.balance(group, orders);
    // An order that is not paid yet gets its invoice with its payment.
    const isPaid = orders.some(({ state }) => state !== 'pending_payment');
    await this.mailer.write(group.email, group.language, orderConfirmation, {
      values: {
        order_number: group.number,
        first_name: group.billing_address.first_name,
        invoice_note: isPaid ? INVOICE : '',
      },
      sections: confirmationSections(group, orders, lines, facts, balance),
      link: facts.link,
      signature: facts.signature,
    });
  }

  /** An order with its e-mail data; null if it was deleted. */
  async subject(order_id: number): Promise<Subject | null> {
    const { em } = this.database;
    const order = await em.findOne(Order, { where: { id: order_id } });
    const group = order && (await em.findOne(OrderGroup, { where: { id: order.group_id } }));
    if (!order || !group) return null;
    const names = await this.referenceNames.in(group.language);
    const vendor = names.vendors.get(order.vendor_id)?.name ?? '';
    return { order, group, vendor, money: this.moneyOf(group) };
  }

  /**
   * Sends an e-mail about a status change, failed delivery or refund of one order.
   * @param about a message from the seller, why a delivery failed, or what is refunded
   */
  async send(
    { order, group, vendor, money }: Subject,
    email: OrderEmail | Email<'order_number' | 'amount'>,
    {
      message = null,
      reason = null,
      amount = 0,
      wallet_part = 0,
    }: { message?: string | null; reason?: string | null; amount?: number; wallet_part?: number } = {},
  ): Promise<void> {
    const where = { order_id: order.id };
    const lines = await this.database.em.find(OrderLine, { where, order: { id: 'ASC' } });
    const facts = await this.facts(group);
    // An e-mail takes the values that it has variables for.
    const values = { order_number: order.number, store_name: vendor, amount: money(amount) };
    await this.mailer.write(group.email, group.language, email as Email<keyof typeof values>, {
      values,
      sections: [
        ...reasonSection(reason),
        ...refundSection({ amount, wallet_part }, facts),
        ...statusSections({ group, order, lines }, message, facts),
      ],
      link: facts.link,
      signature: facts.signature,
    });
  }

  /** Sends the e-mail about a shipment; does nothing if its order was deleted. */
  async sendShipment(id: number, about: { is_part: boolean; message: string | null }): Promise<void> {
    const { em } = this.database;
    const shipment = await em.findOne(Shipment, { where: { id } });
    const subject = shipment && (await this.subject(shipment.order_id));
    if (!shipment || !subject) return;
    const { group, vendor, order } = subject;
    const own = await em.find(ShipmentLine, { where: { shipment_id: id }, order: { id: 'ASC' } });
    const sold = await em.find(OrderLine, { where: { order_id: order.id } });
    const lines = own.flatMap(({ order_line_id, quantity }) => {
      const line = sold.find((one) => one.id === order_line_id);
      return line ? [{ line, quantity }] : [];
    });
    const codes = shipment.assignment_id === null ? null : await this.codes.findByOrders([order.id]);
    const delivery_code = codes?.get(order.id) ?? null;
    const facts = await this.facts(group);
    const email = about.is_part ? orderPartlyShipped : orderShipped;
    await this.mailer.write(group.email, group.language, email, {
      values: { order_number: order.number, store_name: vendor },
      sections: shipmentSections({ shipment, group, order, lines, delivery_code, ...about }, facts),
      link: facts.link,
      signature: facts.signature,
    });
  }

  private async facts(group: OrderGroup): Promise<MailFacts> {
    const { number, language } = group;
    const path = orderResultPath({ outcome: 'success', group_number: number });
    return {
      signature: await this.signature(language),
      method: await this.methods.named(group.payment_method, language),
      money: this.moneyOf(group),
      link: `${this.config.PUBLIC_URL}${path}?token=${encodeURIComponent(this.tokens.create(number))}`,
    };
  }

  private moneyOf({ currency, language }: OrderGroup): (amount: number) => string {
    const named = this.currencies.named(currency);
    return (amount) => formatMoney(amount, named, language || BASE_LANGUAGE, 'narrowSymbol');
  }

  private async signature(language: string): Promise<string[]> {
    const { shop_name: shop } = await this.settings.general();
    const store = await this.settings.get('store');
    const chain = this.languages.chain(language);
    const { address, legal_name, tax_number, invoice_note } = overlay(store, store.translations, chain);
    const lines = [shop, legal_name === shop ? '' : legal_name, address, tax_number, invoice_note];
    return lines.filter(Boolean);
  }
}
