import type { Mail } from '../../kernel/mail';
import { escapeHtml } from '../../kernel/mail';
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

type Section = { heading: string; rows: string[] };

/** The mail that confirms a checkout: the same sentences as text and as HTML. */
export function confirmationMail(
  group: OrderGroup,
  orders: readonly Order[],
  lines: readonly OrderLine[],
  facts: MailFacts,
): Omit<Mail, 'to'> {
  const greeting = `Thank you for your order ${group.number}, ${group.billing_address.first_name}.`;
  const sections = [
    ...orders.map((order) =>
      orderSection(
        order,
        lines.filter((line) => line.order_id === order.id),
        facts,
      ),
    ),
    totalSection(group, facts),
    addressSection(group),
    {
      heading: 'Payment',
      rows: [facts.method.name, ...facts.method.instructions.split('\n')].filter(Boolean),
    },
  ];
  const text = [
    greeting,
    ...sections.map(({ heading, rows }) => [heading, ...rows].join('\n')),
    facts.link,
    facts.signature.join('\n'),
  ];
  const html = [
    `<h1>${escapeHtml(greeting)}</h1>`,
    ...sections.map(
      ({ heading, rows }) => `<h2>${escapeHtml(heading)}</h2><p>${rows.map(escapeHtml).join('<br>')}</p>`,
    ),
    `<p><a href="${escapeHtml(facts.link)}">${escapeHtml(group.number)}</a></p>`,
    `<p>${facts.signature
      .flatMap((line) => line.split('\n'))
      .map(escapeHtml)
      .join('<br>')}</p>`,
  ];
  return { subject: `${facts.shop}: order ${group.number}`, text: text.join('\n\n'), html: html.join('\n') };
}

function orderSection(order: Order, lines: readonly OrderLine[], { money }: MailFacts): Section {
  const goods = lines.map(({ quantity, name, options, unit_price }) => {
    const chosen = options.map((option) => `${option.name}: ${option.value}`).join(', ');
    return `${quantity} × ${name}${chosen ? ` (${chosen})` : ''} — ${money(unit_price * quantity)}`;
  });
  return {
    heading: `Order ${order.number}`,
    rows: [...goods, `${order.shipping_method} — ${money(order.shipping)}`],
  };
}

function totalSection(
  { items, discount, shipping, shipping_discount, payment_fee, tax, tax_included, total }: OrderGroup,
  { money }: MailFacts,
): Section {
  const rows: [string, number][] = [
    ['Goods', items],
    ['Discount', -discount],
    ['Shipping', shipping],
    ['Discount on shipping', -shipping_discount],
    ['Payment fee', payment_fee],
    ['Tax', tax],
    ['Of which tax', tax_included],
  ];
  const shown = rows
    .filter(([, amount]) => amount !== 0)
    .map(([name, amount]) => `${name}: ${money(amount)}`);
  return { heading: 'Total', rows: [...shown, `Total: ${money(total)}`] };
}

function addressSection({ shipping_address }: OrderGroup): Section {
  const { name, company, lines, phone } = formatAddress(shipping_address);
  return {
    heading: 'Delivery to',
    rows: [name, company, ...lines, phone].filter((row): row is string => !!row),
  };
}
