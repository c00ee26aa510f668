import type { Letter, LetterSection } from '../../../kernel/mail';
import { type Said, say } from '../../../kernel/wording';
import { formatAddress } from '../../customers';
import type { OrderGroup } from '../order-group.entity';
import type { Order, OrderLine } from '../order.entity';

/** What the mails about a checkout say beside the orders themselves. */
export interface MailFacts {
  shop: string;
  /** Who the business is and what it adds to its letters, line by line. */
  signature: readonly string[];
  method: { name: string; instructions: string };
  money: (amount: number) => string;
  /** Where the buyer sees the order. */
  link: string;
}

type Amounts = Pick<
  Order,
  'items' | 'discount' | 'shipping' | 'shipping_discount' | 'payment_fee' | 'tax' | 'tax_included' | 'total'
>;

/** The letter that confirms a checkout. */
export function confirmationLetter(
  group: OrderGroup,
  orders: readonly Order[],
  lines: readonly OrderLine[],
  facts: MailFacts,
): Letter {
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

/** The letter about a step of one vendor's order: what has happened, a message where there is one, and the order itself. */
export function stepLetter(
  { group, order, lines }: { group: OrderGroup; order: Order; lines: readonly OrderLine[] },
  { greeting, paragraphs, message }: { greeting: Said; paragraphs: readonly Said[]; message: string | null },
  facts: MailFacts,
): Letter {
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

function orderSection(order: Order, lines: readonly OrderLine[], { money }: MailFacts): LetterSection {
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

/** What the buyer told the seller. */
function told({ buyer_note, is_gift, gift_message }: Order): Said[] {
  return [
    ...(buyer_note ? [say`Note to the seller: ${buyer_note}`] : []),
    ...(is_gift && !gift_message ? [say`This order is a gift.`] : []),
    ...(gift_message ? [say`Gift message: ${gift_message}`] : []),
  ];
}

/** Where the goods wait that are collected. */
function collected({ pickup }: Order): Said[] {
  if (!pickup) return [];
  const instructions = (pickup.instructions ?? '').split('\n').filter(Boolean);
  return [say`Pickup at: ${pickup.address.replaceAll('\n', ', ')}`, ...instructions];
}

function totalSection(amounts: Amounts, { money }: MailFacts): LetterSection {
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

function addressSection({ shipping_address }: OrderGroup): LetterSection {
  const { name, company, lines, phone } = formatAddress(shipping_address);
  return {
    heading: say`Delivery to`,
    rows: [name, company, ...lines, phone].filter((row): row is string => !!row),
  };
}
