import type { EmailContent, EmailSection } from '../../../kernel/mail';
import { type TranslatableText, say } from '../../../kernel/wording';
import { formatAddress } from '../../customers';
import type { OrderGroup } from '../order-group.entity';
import type { Order, OrderLine } from '../order.entity';

/** Data of order e-mails besides the orders themselves. */
export interface MailFacts {
  shop: string;
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

/** E-mail confirming an order group. */
export function confirmationEmail(
  group: OrderGroup,
  orders: readonly Order[],
  lines: readonly OrderLine[],
  facts: MailFacts,
): EmailContent {
  const { name, instructions } = facts.method;
  const goodsOf = (order: Order): OrderLine[] => lines.filter((line) => line.order_id === order.id);
  return {
    subject: say`${facts.shop}: order ${group.number}`,
    greeting: say`Thank you for your order ${group.number}, ${group.billing_address.first_name}.`,
    paragraphs: [],
    sections: [
      ...orders.map((order) => orderSection(order, goodsOf(order), facts)),
      totalSection(group, facts),
      addressSection(group),
      { heading: say`Payment`, rows: [name, ...instructions.split('\n')].filter(Boolean) },
    ],
    action: { label: say`View order`, href: facts.link },
    signature: facts.signature,
  };
}

/** E-mail about a status change of one vendor's order: text, optional message, and the order itself. */
export function statusEmail(
  { group, order, lines }: { group: OrderGroup; order: Order; lines: readonly OrderLine[] },
  {
    greeting,
    paragraphs,
    message,
  }: { greeting: TranslatableText; paragraphs: readonly TranslatableText[]; message: string | null },
  facts: MailFacts,
): EmailContent {
  return {
    subject: say`${facts.shop}: ${greeting}`,
    greeting,
    paragraphs,
    sections: [
      ...(message ? [{ heading: say`Message from the seller`, rows: message.split('\n') }] : []),
      orderSection(order, lines, facts),
      totalSection(order, facts),
      ...(order.pickup ? [] : [addressSection(group)]),
    ],
    action: { label: say`View order`, href: facts.link },
    signature: facts.signature,
  };
}

function orderSection(order: Order, lines: readonly OrderLine[], { money }: MailFacts): EmailSection {
  const goods = lines.map(({ quantity, name, options, unit_price }) => {
    const chosen = options.map((option) => `${option.name}: ${option.value}`).join(', ');
    const what = `${quantity} × ${name}${chosen ? ` (${chosen})` : ''}`;
    return { name: what, amount: money(unit_price * quantity) };
  });
  const shipping = { name: order.shipping_method, amount: money(order.shipping) };
  return {
    heading: say`Order ${order.number}`,
    rows: [...goods, shipping, ...collected(order), ...told(order)],
  };
}

/** The buyer's note and gift message. */
function told({ buyer_note, is_gift, gift_message }: Order): TranslatableText[] {
  return [
    ...(buyer_note ? [say`Note to the seller: ${buyer_note}`] : []),
    ...(is_gift && !gift_message ? [say`This order is a gift.`] : []),
    ...(gift_message ? [say`Gift message: ${gift_message}`] : []),
  ];
}

/** Pickup address and instructions. */
function collected({ pickup }: Order): TranslatableText[] {
  if (!pickup) return [];
  const instructions = (pickup.instructions ?? '').split('\n').filter(Boolean);
  return [say`Pickup at: ${pickup.address.replaceAll('\n', ', ')}`, ...instructions];
}

function totalSection(amounts: Amounts, { money }: MailFacts): EmailSection {
  const { items, discount, shipping, shipping_discount, payment_fee, tax, tax_included, total } = amounts;
  const rows = [
    { name: say`Items`, minor: items },
    { name: say`Discount`, minor: -discount },
    { name: say`Shipping`, minor: shipping },
    { name: say`Discount on shipping`, minor: -shipping_discount },
    { name: say`Payment fee`, minor: payment_fee },
    { name: say`Tax`, minor: tax },
    { name: say`Includes tax`, minor: tax_included },
  ].filter(({ minor }) => minor !== 0);
  const whole = { name: say`Total`, amount: money(total), strong: true };
  return {
    heading: say`Total`,
    rows: [...rows.map(({ name, minor }) => ({ name, amount: money(minor) })), whole],
  };
}

function addressSection({ shipping_address }: OrderGroup): EmailSection {
  const { name, company, lines, phone } = formatAddress(shipping_address);
  return {
    heading: say`Delivery to`,
    rows: [name, company, ...lines, phone].filter((row): row is string => !!row),
  };
}
