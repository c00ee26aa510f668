import fc from 'fast-check';
import { sum } from '../../kernel/money';
import type { Credited } from './credited-amounts';
import { creditableRest, creditedParts, creditedSum } from './credited-amounts';
import type { Invoiced, InvoicedLine } from './invoiced';
import { taxesByRate, taxOf } from './invoice-taxes';

const RATES = ['0.19', '0.07'] as const;
const amount = fc.integer({ min: 0, max: 100_000 });

/** An invoice of some lines, each with a tax of one of two rates, and shipping with the first. */
function invoiceOf(
  prices: readonly number[],
  shipping: number,
  payment_fee: number,
  includes_tax: boolean,
): Invoiced {
  const taxOn = (net: number, place: number) => {
    const rate = RATES[place % 2] ?? RATES[0];
    return [{ name: 'VAT', rate, amount: Math.round(net * Number(rate)) }];
  };
  const lines = prices.map((price, place): InvoicedLine => ({
    order_line_id: place + 1,
    name: 'Item',
    sku: 'S',
    options: null,
    quantity: 3,
    unit_price: price,
    discount: 0,
    amount: price * 3,
    taxes: taxOn(price * 3, place),
  }));
  const shipping_taxes = taxOn(shipping, 0);
  const items = sum(lines.map((line) => line.amount));
  const tax = sum([...lines.map(({ taxes }) => taxOf(taxes)), taxOf(shipping_taxes)]);
  const taxes = taxesByRate([...lines, { amount: shipping, taxes: shipping_taxes }], includes_tax);
  const total = sum([items, shipping, payment_fee, includes_tax ? 0 : tax]);
  const amounts = {
    items,
    discount: 0,
    shipping,
    shipping_discount: 0,
    shipping_taxes,
    payment_fee,
    taxes,
    total,
  };
  const taxTotals = { tax: includes_tax ? 0 : tax, tax_included: includes_tax ? tax : 0 };
  return { lines, content: { ...amounts, ...taxTotals, includes_tax, is_lump: false } };
}

const asNote = (invoiced: Invoiced, { lines, amounts, isLump }: Credited): Invoiced => ({
  lines,
  content: { ...amounts, is_lump: isLump, includes_tax: invoiced.content.includes_tax },
});

function expectWhole(invoice: Invoiced, notes: readonly Invoiced[]): void {
  const added = (field: 'total' | 'tax' | 'tax_included') => sum(notes.map(({ content }) => content[field]));
  const { total, tax, tax_included } = invoice.content;
  expect([added('total'), added('tax'), added('tax_included')]).toEqual([total, tax, tax_included]);
}

describe('credit notes of an invoice', () => {
  const invoices = fc
    .tuple(fc.array(amount, { minLength: 1, maxLength: 4 }), amount, amount, fc.boolean())
    .map(([prices, shipping, fee, includesTax]) => invoiceOf(prices, shipping, fee, includesTax));

  it('take back everything at once', () =>
    fc.assert(
      fc.property(invoices, (invoice) =>
        expectWhole(invoice, [asNote(invoice, creditableRest(invoice, []))]),
      ),
    ));

  it('add up to it when single pieces are taken back first', () =>
    fc.assert(
      fc.property(invoices, fc.double({ min: 0, max: 1, noNaN: true }), (invoice, part) => {
        const [line] = invoice.lines;
        const gross = line ? line.amount + (invoice.content.includes_tax ? 0 : taxOf(line.taxes)) : 0;
        const tax = Math.floor(taxOf(line?.taxes ?? []) * part);
        const one = { order_line_id: 1, quantity: 1, amount: Math.max(tax, Math.floor(gross * part)), tax };
        const credit = { lines: [one], shipping: 0, shipping_tax: 0, payment_fee: 0 };
        const first = asNote(invoice, creditedParts(invoice, [], credit));
        expect(first.content.total).toBe(one.amount);
        expectWhole(invoice, [first, asNote(invoice, creditableRest(invoice, [first]))]);
      }),
    ));

  it('add up to it when sums without lines are taken back first, and never exceed it', () =>
    fc.assert(
      fc.property(invoices, fc.array(amount, { maxLength: 3 }), (invoice, sums) => {
        const notes: Invoiced[] = [];
        for (const one of sums) notes.push(asNote(invoice, creditedSum(invoice, notes, one)));
        expect(sum(notes.map(({ content }) => content.total))).toBeLessThanOrEqual(invoice.content.total);
        expectWhole(invoice, [...notes, asNote(invoice, creditableRest(invoice, notes))]);
      }),
    ));

  it('show the discount of what they take back, so that each line adds up', () => {
    const whole = invoiceOf([3900], 0, 0, false);
    const lines = whole.lines.map((line) => ({ ...line, discount: 752, amount: 3900 * 3 - 752 }));
    const invoice = { ...whole, lines };
    const one = { order_line_id: 1, quantity: 1, amount: 3649, tax: 0 };
    const parts = creditedParts(invoice, [], { lines: [one], shipping: 0, shipping_tax: 0, payment_fee: 0 });
    expect(parts.lines).toMatchObject([{ quantity: 1, discount: 251, amount: 3649 }]);
    const rest = creditableRest(invoice, [asNote(invoice, parts)]);
    expect(rest.lines).toMatchObject([{ quantity: 2, discount: 501, amount: 7299 }]);
    expect(creditableRest(invoice, []).lines).toEqual(lines);
  });
});
