import { directionOf, type PaymentStatus } from '@stoa/contracts';
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
  words: DocumentTexts,
): PrintedDocument {
  const { content, language, number } = invoice;
  const { seller, buyer, delivery, is_pickup } = content;
  const { put } = words;
  const isCredit = invoice.type === 'credit_note';
  const title = isCredit ? msg`Credit note` : msg`Invoice`;
  const legal = seller.legal_name ?? seller.store_name;
  const tax_id = seller.tax_id ? put(msg`Tax number: ${isolated(seller.tax_id)}`) : '';
  const place = is_pickup ? msg`Pickup` : msg`Delivery to`;
  return {
    language,
    direction: directionOf(language),
    title: put(title),
    reference: number,
    sender: {
      logo,
      name: seller.store_name,
      lines: [legal === seller.store_name ? '' : legal, ...seller.lines, tax_id].filter(Boolean),
    },
    barcode: null,
    parties: [
      { heading: put(msg`Bill to`), lines: [buyer.name, ...buyer.lines] },
      { heading: put(place), lines: [delivery.name, ...delivery.lines].filter(Boolean) },
    ],
    facts: factsOf(invoice, words),
    lines: linesTable(invoice, lines, words),
    sums: sumsOf(invoice, words),
    breakdown: taxTable(invoice, words),
    notes: seller.note ? [{ heading: put(msg`Note`), lines: seller.note.split('\n') }] : [],
    footer:
      legal === seller.shop_name
        ? legal
        : put(msg`Sold by ${isolated(legal)} on ${isolated(seller.shop_name)}.`),
  };
}

function factsOf({ type, issued_at, order_number, content }: Invoice, words: DocumentTexts): PrintedFact[] {
  const { put } = words;
  const { invoice_number, placed_at, payment_method, payment_status } = content;
  const date = type === 'invoice' ? msg`Invoice date` : msg`Credit note date`;
  const paid = { name: put(msg`Payment`), value: `${payment_method}\n${put(paymentText(payment_status))}` };
  return [
    { name: put(date), value: words.day(issued_at) },
    ...(invoice_number ? [{ name: put(msg`Invoice`), value: isolated(invoice_number) }] : []),
    { name: put(msg`Order number`), value: isolated(order_number) },
    { name: put(msg`Order date`), value: words.day(placed_at) },
    ...(type === 'invoice' ? [paid] : []),
  ];
}

function linesTable({ content }: Invoice, lines: readonly InvoiceLine[], words: DocumentTexts): PrintedTable {
  const { put } = words;
  const isReduced = lines.some(({ discount }) => discount > 0);
  const columns = [
    { heading: put(msg`Item`), isFigure: false, share: 40 },
    { heading: put(msg`Quantity`), isFigure: true, share: 12 },
    { heading: put(msg`Unit price`), isFigure: true, share: 17 },
    ...(isReduced ? [{ heading: put(msg`Discount`), isFigure: true, share: 15 }] : []),
    { heading: put(msg`Tax rate`), isFigure: true, share: 12 },
    { heading: put(msg`Amount`), isFigure: true, share: 17 },
  ];
  const rowOf = (line: InvoiceLine): PrintedRow => ({
    cells: [
      line.name,
      words.count(line.quantity),
      words.money(line.unit_price),
      ...(isReduced ? [line.discount > 0 ? words.money(-line.discount) : ''] : []),
      line.taxes.map(({ rate }) => words.percent(rate)).join(' + '),
      words.money(line.amount),
    ],
    detail: [line.options ?? '', isolated(line.sku)].filter(Boolean).join(' · '),
  });
  const lump = {
    cells: [put(msg`Refund`), '', '', ...(isReduced ? [''] : []), '', words.money(content.items)],
  };
  return { columns, rows: content.is_lump ? [lump] : lines.map(rowOf) };
}

function sumsOf({ type, content }: Invoice, words: DocumentTexts): PrintedFact[] {
  const { put } = words;
  const { items, discount, shipping, shipping_discount, shipping_method, payment_fee } = content;
  const { tax, tax_included, total } = content;
  const rows = [
    { name: put(msg`Items`), minor: items },
    { name: put(msg`Discount`), minor: -discount },
    { name: put(msg`Shipping: ${isolated(shipping_method)}`), minor: shipping },
    { name: put(msg`Discount on shipping`), minor: -shipping_discount },
    { name: put(msg`Payment fee`), minor: payment_fee },
    { name: put(msg`Tax`), minor: tax },
  ].filter(({ minor }) => minor !== 0);
  const sum = type === 'invoice' ? msg`Total` : msg`Total credit`;
  return [
    ...rows.map(({ name, minor }) => ({ name, value: words.money(minor) })),
    { name: put(sum), value: words.money(total), isStrong: true },
    ...(tax_included > 0 ? [{ name: put(msg`Includes tax`), value: words.money(tax_included) }] : []),
  ];
}

function taxTable({ content: { taxes } }: Invoice, words: DocumentTexts): PrintedTable | null {
  if (taxes.length === 0) return null;
  const { put } = words;
  return {
    columns: [
      { heading: put(msg`Tax`), isFigure: false, share: 40 },
      { heading: put(msg`Net`), isFigure: true, share: 30 },
      { heading: put(msg`Amount`), isFigure: true, share: 30 },
    ],
    rows: taxes.map(({ name, rate, base, amount }) => ({
      cells: [`${name} ${isolated(words.percent(rate))}`, words.money(base), words.money(amount)],
    })),
  };
}
