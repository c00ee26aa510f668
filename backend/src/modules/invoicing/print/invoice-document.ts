import { directionOf, type PaymentStatus, taxLabel } from '@stoa/contracts';
import type { PrintedDocument, PrintedFact, PrintedRow, PrintedTable } from '../../../kernel/export';
import { msg, type TranslatableText } from '../../../kernel/translation';
import type { Invoice, InvoiceLine } from '../invoice.entity';
import { type DocumentTexts, isolated } from './document-texts';

/** How far an order was paid when its document was issued. */
function paymentText(status: PaymentStatus): TranslatableText {
  if (status === 'paid') return msg`Paid`;
  if (status === 'partially_paid') return msg`Partly paid`;
  return msg`Not paid yet`;
}

/** An invoice or credit note for print, in the language that it was issued in. */
export function invoiceDocument(
  invoice: Invoice,
  lines: readonly InvoiceLine[],
  logo: Uint8Array | null,
  texts: DocumentTexts,
): PrintedDocument {
  const { content, language, number } = invoice;
  const { seller, buyer, delivery, is_pickup } = content;
  const { translate } = texts;
  const isCredit = invoice.type === 'credit_note';
  const title = isCredit ? msg`Credit note` : msg`Invoice`;
  const legal = seller.legal_name ?? seller.store_name;
  const tax_id = seller.tax_id ? translate(msg`Tax number: ${isolated(seller.tax_id)}`) : '';
  const place = is_pickup ? msg`Pickup` : msg`Delivery to`;
  return {
    language,
    direction: directionOf(language),
    title: translate(title),
    reference: number,
    sender: {
      logo,
      name: seller.store_name,
      lines: [legal === seller.store_name ? '' : legal, ...seller.lines, tax_id].filter(Boolean),
    },
    barcode: null,
    parties: [
      { heading: translate(msg`Bill to`), lines: [buyer.name, ...buyer.lines] },
      { heading: translate(place), lines: [delivery.name, ...delivery.lines].filter(Boolean) },
    ],
    facts: factsOf(invoice, texts),
    lines: linesTable(invoice, lines, texts),
    sums: sumsOf(invoice, texts),
    breakdown: taxTable(invoice, texts),
    notes: seller.note ? [{ heading: translate(msg`Note`), lines: seller.note.split('\n') }] : [],
    footer:
      legal === seller.shop_name
        ? legal
        : translate(msg`Sold by ${isolated(legal)} on ${isolated(seller.shop_name)}.`),
  };
}

function factsOf({ type, issued_at, order_number, content }: Invoice, texts: DocumentTexts): PrintedFact[] {
  const { translate } = texts;
  const { invoice_number, placed_at, payment_method, payment_status } = content;
  const date = type === 'invoice' ? msg`Invoice date` : msg`Credit note date`;
  const paid = {
    name: translate(msg`Payment`),
    value: `${payment_method}\n${translate(paymentText(payment_status))}`,
  };
  return [
    { name: translate(date), value: texts.day(issued_at) },
    ...(invoice_number ? [{ name: translate(msg`Invoice`), value: isolated(invoice_number) }] : []),
    { name: translate(msg`Order number`), value: isolated(order_number) },
    { name: translate(msg`Order date`), value: texts.day(placed_at) },
    ...(type === 'invoice' ? [paid] : []),
  ];
}

function linesTable({ content }: Invoice, lines: readonly InvoiceLine[], texts: DocumentTexts): PrintedTable {
  const { translate } = texts;
  const isReduced = lines.some(({ discount }) => discount > 0);
  const columns = [
    { heading: translate(msg`Item`), isFigure: false, share: 40 },
    { heading: translate(msg`Quantity`), isFigure: true, share: 12 },
    { heading: translate(msg`Unit price`), isFigure: true, share: 17 },
    ...(isReduced ? [{ heading: translate(msg`Discount`), isFigure: true, share: 15 }] : []),
    { heading: translate(msg`Tax rate`), isFigure: true, share: 12 },
    { heading: translate(msg`Amount`), isFigure: true, share: 17 },
  ];
  const rowOf = (line: InvoiceLine): PrintedRow => ({
    cells: [
      line.name,
      texts.count(line.quantity),
      texts.money(line.unit_price),
      ...(isReduced ? [line.discount > 0 ? texts.money(-line.discount) : ''] : []),
      line.taxes.map(({ rate }) => texts.percent(rate)).join(' + '),
      texts.money(line.amount),
    ],
    detail: [line.options ?? '', isolated(line.sku)].filter(Boolean).join(' · '),
  });
  const lump = {
    cells: [translate(msg`Refund`), '', '', ...(isReduced ? [''] : []), '', texts.money(content.items)],
  };
  return { columns, rows: content.is_lump ? [lump] : lines.map(rowOf) };
}

function sumsOf({ type, content }: Invoice, texts: DocumentTexts): PrintedFact[] {
  const { translate } = texts;
  const { items, discount, shipping, shipping_discount, shipping_method, payment_fee } = content;
  const { tax, tax_included, total } = content;
  const rows = [
    { name: translate(msg`Items`), minor: items },
    { name: translate(msg`Discount`), minor: -discount },
    { name: translate(msg`Shipping: ${isolated(shipping_method)}`), minor: shipping },
    { name: translate(msg`Discount on shipping`), minor: -shipping_discount },
    { name: translate(msg`Payment fee`), minor: payment_fee },
    { name: translate(msg`Tax`), minor: tax },
  ].filter(({ minor }) => minor !== 0);
  const sum = type === 'invoice' ? msg`Total` : msg`Total credit`;
  return [
    ...rows.map(({ name, minor }) => ({ name, value: texts.money(minor) })),
    { name: translate(sum), value: texts.money(total), isStrong: true },
    ...(tax_included > 0 ? [{ name: translate(msg`Includes tax`), value: texts.money(tax_included) }] : []),
  ];
}

function taxTable({ content: { taxes } }: Invoice, texts: DocumentTexts): PrintedTable | null {
  if (taxes.length === 0) return null;
  const { translate } = texts;
  return {
    columns: [
      { heading: translate(msg`Tax`), isFigure: false, share: 40 },
      { heading: translate(msg`Net`), isFigure: true, share: 30 },
      { heading: translate(msg`Amount`), isFigure: true, share: 30 },
    ],
    rows: taxes.map(({ name, rate, base, amount }) => ({
      cells: [taxLabel(name, isolated(texts.percent(rate))), texts.money(base), texts.money(amount)],
    })),
  };
}
