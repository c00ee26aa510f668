import fc from 'fast-check';
import type { RateRow } from './tax-amounts';
import { taxAmounts } from './tax-amounts';

let id = 0;
const rate = (text: string, more: Partial<RateRow> = {}): RateRow => ({
  id: ++id,
  tax_class_id: 1,
  name: `Tax ${text}`,
  rate: text,
  priority: 0,
  compound: false,
  on_shipping: false,
  ...more,
});

const someRates = fc.array(
  fc
    .record({
      rate: fc.integer({ min: 0, max: 4000 }),
      priority: fc.integer({ min: 0, max: 3 }),
      compound: fc.boolean(),
    })
    .map((one) => rate((one.rate / 10_000).toFixed(4), { priority: one.priority, compound: one.compound })),
  { maxLength: 5 },
);
const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

describe('tax of a line', () => {
  it('is added to the net amount, rounded half away from zero', () => {
    const [line, credit] = taxAmounts(
      [
        { amount: 1050, tax_class_id: 1 },
        { amount: -1050, tax_class_id: 1 },
      ],
      [rate('0.05')],
      false,
    );
    expect(line).toMatchObject({ net: 1050, tax: 53, gross: 1103 });
    expect(credit).toMatchObject({ net: -1050, tax: -53, gross: -1103 });
  });

  it('is extracted from prices that include it', () => {
    const [line] = taxAmounts([{ amount: 11900, tax_class_id: 1 }], [rate('0.19')], true);
    expect(line).toMatchObject({ net: 10000, tax: 1900, gross: 11900 });
  });

  it('compounds on the taxes applied before it', () => {
    const rates = [rate('0.10', { priority: 1, compound: true }), rate('0.05')];
    const [line] = taxAmounts([{ amount: 10000, tax_class_id: 1 }], rates, false);
    expect(line?.parts.map((part) => [part.base, part.amount])).toEqual([
      [10000, 500],
      [10500, 1050],
    ]);
  });

  it('applies only to its tax class, and to shipping only if the rate covers shipping', () => {
    const rates = [rate('0.2'), rate('0.1', { on_shipping: true })];
    const lines = [
      { amount: 1000, tax_class_id: 2 },
      { amount: 1000, tax_class_id: null },
      { amount: 1000, tax_class_id: 1, is_shipping: true },
    ];
    expect(taxAmounts(lines, rates, false).map((line) => line.tax)).toEqual([0, 0, 100]);
  });

  it('equals the sum of its parts', () => {
    const adds = fc.property(amount, someRates, fc.boolean(), (value, rates, included) => {
      const [line] = taxAmounts([{ amount: value, tax_class_id: 1 }], rates, included);
      expect(line?.parts.reduce((total, part) => total + part.amount, 0)).toBe(line?.tax);
    });
    fc.assert(adds);
  });

  it('plus the net amount equals the gross amount, which is the price when prices include tax', () => {
    const fits = fc.property(amount, someRates, fc.boolean(), (value, rates, included) => {
      const [line] = taxAmounts([{ amount: value, tax_class_id: 1 }], rates, included);
      expect((line?.net ?? 0) + (line?.tax ?? 0)).toBe(line?.gross);
      expect(included ? line?.gross : line?.net).toBe(value);
    });
    fc.assert(fits);
  });

  it('never has the opposite sign of its line', () => {
    const sided = fc.property(amount, someRates, fc.boolean(), (value, rates, included) => {
      const [line] = taxAmounts([{ amount: value, tax_class_id: 1 }], rates, included);
      const sides = [line?.tax ?? 0, ...(line?.parts ?? []).map((part) => part.amount)];
      expect(sides.every((one) => one === 0 || Math.sign(one) === Math.sign(value))).toBe(true);
    });
    fc.assert(sided);
  });
});
