import { allocate, sum } from '../../kernel/money';
import type { InvoiceAmounts, InvoicedTax } from './invoice-content';
import type { Invoiced, InvoicedLine } from './invoiced';
import { lessTaxes, taxesByRate, taxOf } from './invoice-taxes';

/** Items of one order line to take back; amounts in minor units, with tax. */
export interface CreditedLine {
  order_line_id: number;
  quantity: number;
  amount: number;
  tax: number;
}

/** What to take back of an invoice; amounts in minor units, with tax. */
export interface Credit {
  lines: readonly CreditedLine[];
  shipping: number;
  shipping_tax: number;
  payment_fee: number;
}

/** Lines and amounts of a credit note. */
export interface Credited {
  lines: InvoicedLine[];
  amounts: InvoiceAmounts;
  isLump: boolean;
}

/** What is left of an invoice after earlier credit notes; a lump sum once one of them named no lines. */
export function creditableRest(invoice: Invoiced, earlier: readonly Invoiced[]): Credited {
  const contents = earlier.map(({ content }) => content);
  const { content, lines } = invoice;
  const total = sum([content.total, ...contents.map((one) => -one.total)]);
  if (contents.some(({ is_lump }) => is_lump)) {
    const taxes = content.taxes.map((tax) => restOfTax(tax, contents));
    return lumpSum(total, taxes, content.includes_tax);
  }
  const credited = earlier.flatMap((one) => one.lines);
  const remaining = lines.map((line) => restOfLine(line, credited)).filter(({ quantity }) => quantity > 0);
  const shipping = sum([
    content.shipping,
    -content.shipping_discount,
    ...contents.map((one) => -one.shipping),
  ]);
  const shipping_taxes = lessTaxes(
    content.shipping_taxes,
    contents.flatMap((one) => one.shipping_taxes),
  );
  const payment_fee = sum([content.payment_fee, ...contents.map((one) => -one.payment_fee)]);
  return creditOf(remaining, { shipping, shipping_taxes, payment_fee }, content.includes_tax);
}

/** A credit of single lines, shipping or the payment fee. */
export function creditedParts(invoice: Invoiced, earlier: readonly Invoiced[], credit: Credit): Credited {
  const { includes_tax } = invoice.content;
  const rest = creditableRest(invoice, earlier);
  const lines = credit.lines.flatMap(({ order_line_id, quantity, amount, tax }) => {
    const line = rest.lines.find((one) => one.order_line_id === order_line_id);
    if (!line) return [];
    // In proportion to what is left, so that the last credit note reverses exactly the rest.
    const shares = allocate(
      tax,
      line.taxes.map((one) => one.amount),
    );
    const taxes = line.taxes.map((one, place) => ({ ...one, amount: shares[place] ?? 0 }));
    return [creditedLine({ ...line, quantity, amount: includes_tax ? amount : amount - tax, taxes })];
  });
  const remaining = rest.amounts.shipping_taxes;
  const shares = allocate(
    credit.shipping_tax,
    remaining.map((one) => one.amount),
  );
  const shipping_taxes = remaining.map((one, place) => ({ ...one, amount: shares[place] ?? 0 }));
  const shipping = includes_tax ? credit.shipping : credit.shipping - credit.shipping_tax;
  return creditOf(lines, { shipping, shipping_taxes, payment_fee: credit.payment_fee }, includes_tax);
}

/** A credit of an amount as such: its taxes are the same share of what is left of each. */
export function creditedSum(invoice: Invoiced, earlier: readonly Invoiced[], amount: number): Credited {
  const rest = creditableRest(invoice, earlier).amounts;
  const part = Math.min(amount, rest.total);
  const shareOf = (amount: number): number => allocate(amount, [part, rest.total - part])[0] ?? 0;
  const taxes = rest.taxes.map((tax) => ({ ...tax, amount: shareOf(tax.amount), base: shareOf(tax.base) }));
  return lumpSum(part, taxes, invoice.content.includes_tax);
}

function restOfLine(line: InvoicedLine, credited: readonly InvoicedLine[]): InvoicedLine {
  const own = credited.filter(({ order_line_id }) => order_line_id === line.order_line_id);
  return creditedLine({
    ...line,
    quantity: sum([line.quantity, ...own.map((one) => -one.quantity)]),
    amount: sum([line.amount, ...own.map((one) => -one.amount)]),
    taxes: lessTaxes(
      line.taxes,
      own.flatMap((one) => one.taxes),
    ),
  });
}

/** A part of a line, with the discount that lies between its price and its amount, so that it adds up in print. */
function creditedLine(line: Omit<InvoicedLine, 'discount'>): InvoicedLine {
  return { ...line, discount: sum([line.unit_price * line.quantity, -line.amount]) };
}

function restOfTax(tax: InvoicedTax, earlier: readonly InvoiceAmounts[]): InvoicedTax {
  const credited = earlier
    .flatMap(({ taxes }) => taxes)
    .filter(({ name, rate }) => name === tax.name && rate === tax.rate);
  return {
    ...tax,
    amount: sum([tax.amount, ...credited.map(({ amount }) => -amount)]),
    base: sum([tax.base, ...credited.map(({ base }) => -base)]),
  };
}

type Rest = Pick<InvoiceAmounts, 'shipping' | 'shipping_taxes' | 'payment_fee'>;

function creditOf(lines: InvoicedLine[], rest: Rest, includesTax: boolean): Credited {
  const parts = [...lines, { amount: rest.shipping, taxes: rest.shipping_taxes }];
  const tax = sum(parts.map(({ taxes }) => taxOf(taxes)));
  const items = sum(lines.map(({ amount }) => amount));
  const amounts = {
    ...rest,
    items,
    discount: 0,
    shipping_discount: 0,
    tax: includesTax ? 0 : tax,
    tax_included: includesTax ? tax : 0,
    taxes: taxesByRate(parts, includesTax),
    total: sum([items, rest.shipping, rest.payment_fee, includesTax ? 0 : tax]),
  };
  return { lines, amounts, isLump: false };
}

function lumpSum(total: number, taxes: InvoicedTax[], includesTax: boolean): Credited {
  const tax = taxOf(taxes);
  const amounts = {
    items: includesTax ? total : total - tax,
    discount: 0,
    shipping: 0,
    shipping_discount: 0,
    shipping_taxes: [],
    payment_fee: 0,
    tax: includesTax ? 0 : tax,
    tax_included: includesTax ? tax : 0,
    taxes,
    total,
  };
  return { lines: [], amounts, isLump: true };
}
