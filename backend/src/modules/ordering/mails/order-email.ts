import type { EmailSection } from '../../../kernel/mail';
import { type TranslatableText, msg } from '../../../kernel/translation';
import { formatAddress } from '../../customers';
import type { OrderGroup } from '../order-group.entity';
import type { GroupBalance } from '../order-payments';
import type { Order, OrderLine } from '../order.entity';
import { isVoid } from '../order.process';

/** Data of order e-mails besides the orders themselves. */
export interface MailFacts {
  /** Lines of the e-mail's signature: shop, legal name, address, tax number and note. */
  signature: readonly string[];
  method: { name: string; instructions: string };
  money: (amount: number) => string;
  /** URL of the order's page. */
  link: string;
}

type Amounts = Pick<
  Order,
  'items' | 'discount' | 'shipping' | 'shipping_discount' | 'payment_fee' | 'tax' | 'tax_included' | 'total'
>;

/** Where buyers find the invoices of their orders. */
export const INVOICE = msg`You can download your invoice from the order’s page.`;

/** The sections of the e-mail that confirms an order group. */
export function confirmationSections(
  group: OrderGroup,
  orders: readonly Order[],
  lines: readonly OrderLine[],
  facts: MailFacts,
  balance: GroupBalance,
): EmailSection[] {
  const goodsOf = (order: Order): OrderLine[] => lines.filter((line) => line.order_id === order.id);
  return [
    ...orders.map((order) => orderSection(order, goodsOf(order), facts)),
    totalSection(group, facts),
    addressSection(group),
    paymentSection(group, facts, balance),
  ];
}

/** How to pay, and how much where that is not the total: a wallet has paid its part, or an order is cancelled. */
function paymentSection(
  { total }: OrderGroup,
  { method: { name, instructions }, money }: MailFacts,
  { wallet_amount, amount_due, cash_due }: GroupBalance,
): EmailSection {
  const wallet = { name: msg`From your wallet`, amount: money(-wallet_amount) };
  const left = { name: msg`Left to pay`, amount: money(amount_due), strong: true };
  const inCash = { name: msg`To pay on delivery`, amount: money(cash_due), strong: true };
  return {
    heading: msg`Payment`,
    rows: [
      ...[name, ...instructions.split('\n')].filter(Boolean),
      ...(wallet_amount > 0 && wallet_amount < total ? [wallet] : []),
      ...(amount_due > 0 && amount_due !== total ? [left] : []),
      ...(cash_due > 0 && cash_due !== total ? [inCash] : []),
    ],
  };
}

/** The sections of an e-mail about one vendor's order: an optional message, and the order itself. */
export function statusSections(
  { group, order, lines }: { group: OrderGroup; order: Order; lines: readonly OrderLine[] },
  message: string | null,
  facts: MailFacts,
): EmailSection[] {
  return [
    ...messageSection(message),
    orderSection(order, lines, facts),
    totalSection(order, facts),
    // Nothing of a void order is delivered.
    ...(order.pickup || isVoid(order.state) ? [] : [addressSection(group)]),
  ];
}

/** An item with its options and a number of units. */
export function itemName({ name, options }: OrderLine, quantity: number): string {
  const chosen = options.map((option) => `${option.name}: ${option.value}`).join(', ');
  return `${quantity} × ${name}${chosen ? ` (${chosen})` : ''}`;
}

/** How a refund was divided, where a part of it went to the wallet. */
export function refundSection(
  { amount, wallet_part }: { amount: number; wallet_part: number },
  { method, money }: MailFacts,
): EmailSection[] {
  if (wallet_part === 0) return [];
  const rows = [
    { name: msg`To your wallet`, amount: money(wallet_part) },
    { name: method.name, amount: money(amount - wallet_part) },
  ];
  return [{ heading: msg`Refund`, rows }];
}

/** The store’s message to the buyer, if there is one. */
export function messageSection(message: string | null): EmailSection[] {
  return message ? [{ heading: msg`Message from the store`, rows: message.split('\n') }] : [];
}

/** Why a delivery failed, if that was said. */
export function reasonSection(reason: string | null): EmailSection[] {
  return reason ? [{ heading: msg`What happened`, rows: reason.split('\n') }] : [];
}

/** The items of an order with their amounts. */
export function orderSection(order: Order, lines: readonly OrderLine[], { money }: MailFacts): EmailSection {
  const goods = lines.map((line) => ({
    name: itemName(line, line.quantity),
    amount: money(line.unit_price * line.quantity),
  }));
  const shipping = { name: order.shipping_method, amount: money(order.shipping) };
  return {
    heading: msg`Order ${order.number}`,
    rows: [...goods, shipping, ...collected(order), ...buyerNotes(order)],
  };
}

/** The buyer's note and gift message. */
function buyerNotes({ buyer_note, is_gift, gift_message }: Order): TranslatableText[] {
  return [
    ...(buyer_note ? [msg`Note to the store: ${buyer_note}`] : []),
    ...(is_gift && !gift_message ? [msg`This order is a gift.`] : []),
    ...(gift_message ? [msg`Gift message: ${gift_message}`] : []),
  ];
}

/** Pickup address and instructions. */
function collected({ pickup }: Order): TranslatableText[] {
  if (!pickup) return [];
  const instructions = (pickup.instructions ?? '').split('\n').filter(Boolean);
  return [msg`Pickup at: ${pickup.address.replaceAll('\n', ', ')}`, ...instructions];
}

/** The total of an order or order group, and how it is made up. */
export function totalSection(amounts: Amounts, { money }: MailFacts): EmailSection {
  const { items, discount, shipping, shipping_discount, payment_fee, tax, tax_included, total } = amounts;
  const rows = [
    { name: msg`Items`, minor: items },
    { name: msg`Discount`, minor: -discount },
    { name: msg`Shipping`, minor: shipping },
    { name: msg`Discount on shipping`, minor: -shipping_discount },
    { name: msg`Payment fee`, minor: payment_fee },
    { name: msg`Tax`, minor: tax },
    { name: msg`Includes tax`, minor: tax_included },
  ].filter(({ minor }) => minor !== 0);
  const totalRow = { name: msg`Total`, amount: money(total), strong: true };
  return {
    heading: msg`Total`,
    rows: [...rows.map(({ name, minor }) => ({ name, amount: money(minor) })), totalRow],
  };
}

/** Where an order is delivered to. */
export function addressSection({ shipping_address }: OrderGroup): EmailSection {
  const { name, company, lines, phone } = formatAddress(shipping_address);
  return {
    heading: msg`Delivery to`,
    rows: [name, company, ...lines, phone].filter((row): row is string => !!row),
  };
}
