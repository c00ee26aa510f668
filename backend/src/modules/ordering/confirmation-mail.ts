import type { Letter, LetterSection } from '../../kernel/mail';
import { type Said, say } from '../../kernel/wording';
import { formatAddress } from '../customers';
import type { OrderGroup } from './order-group.entity';
import type { Order, OrderLine } from './order.entity';

/** What the mail says beside the order itself. */
export interface MailFacts {
  shop: string;
  /** Who the business is and what it adds to its letters, line by line. */
  signature: readonly string[];
  method: { name: string; instructions: string };
  money: (amount: number) => string;
  /** Where the buyer sees the order. */
  link: string;
}

/** The letter that confirms a checkout. */
export function confirmationMail(
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
    action: { label: say`Show the order`, href: facts.link },
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
  return { heading: say`Order ${order.number}`, rows: [...goods, shipping, ...collected(order)] };
}

/** Where the goods wait that are collected. */
function collected({ pickup }: Order): Said[] {
  if (!pickup) return [];
  const instructions = (pickup.instructions ?? '').split('\n').filter(Boolean);
  return [say`To be collected at: ${pickup.address.replaceAll('\n', ', ')}`, ...instructions];
}

function totalSection(
  { items, discount, shipping, shipping_discount, payment_fee, tax, tax_included, total }: OrderGroup,
  { money }: MailFacts,
): LetterSection {
  const rows = [
    { name: say`Goods`, minor: items },
    { name: say`Discount`, minor: -discount },
    { name: say`Shipping`, minor: shipping },
    { name: say`Discount on shipping`, minor: -shipping_discount },
    { name: say`Payment fee`, minor: payment_fee },
    { name: say`Tax`, minor: tax },
    { name: say`Of which tax`, minor: tax_included },
  ].filter(({ minor }) => minor !== 0);
  const whole = { name: say`Total`, minor: total };
  const shown = [...rows, whole].map(({ name, minor }) => ({ name, amount: money(minor) }));
  return { heading: say`Total`, rows: shown };
}

function addressSection({ shipping_address }: OrderGroup): LetterSection {
  const { name, company, lines, phone } = formatAddress(shipping_address);
  return {
    heading: say`Delivery to`,
    rows: [name, company, ...lines, phone].filter((row): row is string => !!row),
  };
}
