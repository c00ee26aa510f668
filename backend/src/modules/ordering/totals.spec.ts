import fc from 'fast-check';
import { convert } from '../../kernel/money';
import type { FrozenDiscount } from './frozen-discounts';
import type { ChargeableGroup, TaxedGoods, TaxFacts } from './totals';
import { totalsOf } from './totals';
import { withPaymentFee } from './payment-fee';

const USD = { rate: '1', exponent: 2 };
const CURRENCIES = [USD, { rate: '151.37', exponent: 0 }, { rate: '0.30721', exponent: 3 }];

const rate = (id: number, text: string, more: object = {}) => ({
  id,
  tax_class_id: 1,
  name: `Tax ${id}`,
  rate: text,
  priority: id,
  compound: false,
  on_shipping: true,
  ...more,
});

const facts = (rates: TaxFacts['rates'], included: boolean): TaxFacts => ({
  rates,
  included,
  fallback_class_id: 1,
});

const line = (unit_price: number, quantity: number) => ({
  unit_price,
  quantity,
  offer: { tax_class_id: null },
});

const off = (amount: number): FrozenDiscount => ({
  source: 'coupon',
  coupon_id: 1,
  code: 'OFF',
  title: 'Off',
  amount,
  funded_by: 'platform',
});

/** Carts in one of three currencies with 0, 2 or 3 minor digits, converted once per unit as the shop does. */
const carts = fc
  .record({
    currency: fc.constantFrom(...CURRENCIES),
    groups: fc.array(
      fc.record({
        lines: fc.array(
          fc.record({
            price: fc.integer({ min: 0, max: 5_000_000 }),
            quantity: fc.integer({ min: 1, max: 99 }),
            percent_off: fc.nat(100),
          }),
          { minLength: 1, maxLength: 5 },
        ),
        shipping: fc.integer({ min: 0, max: 20_000 }),
        shipping_off: fc.nat(100),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  })
  .map(({ currency, groups }) =>
    groups.map(({ lines, shipping, shipping_off }, index): ChargeableGroup<TaxedGoods> => {
      const amount = convert(shipping, USD, currency);
      const discount = Math.floor((amount * shipping_off) / 100);
      return {
        vendor_id: index + 1,
        shipping: { amount, discount, tax_class_id: null },
        lines: lines.map(({ price, quantity }) => line(convert(price, USD, currency), quantity)),
        discounts: lines.map(({ price, quantity, percent_off }) => [
          off(Math.floor((convert(price, USD, currency) * quantity * percent_off) / 100)),
        ]),
      };
    }),
  );

const taxes = fc.record({
  rates: fc
    .array(
      fc.record({
        rate: fc.constantFrom('0.0825', '0.19', '0.05', '0.1', '0.333333'),
        compound: fc.boolean(),
        on_shipping: fc.boolean(),
      }),
      { maxLength: 3 },
    )
    .map((some) => some.map((one, index) => rate(index + 1, one.rate, one))),
  included: fc.boolean(),
});

describe('totals', () => {
  it('add up exactly in every currency, from lines to groups to the grand total', () => {
    fc.assert(
      fc.property(carts, taxes, (groups, { rates, included }) => {
        const totals = totalsOf(groups, facts(rates, included));
        const add = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
        const { items, discount, shipping, shipping_discount, tax } = totals;
        expect(totals.total).toBe(items - discount + shipping - shipping_discount + tax);
        expect(totals.total).toBe(add(totals.groups.map((group) => group.total)));
        for (const group of totals.groups) {
          const linesTax = add(group.lines.map((one) => one.tax));
          const carried = group.shipping - group.shipping_discount;
          expect(group.total).toBe(group.items - group.discount + carried + group.tax);
          expect(add(group.lines.map((one) => one.total))).toBe(group.items - group.discount + linesTax);
          expect(add(group.taxes.map((one) => one.amount))).toBe(group.tax + group.tax_included);
        }
        expect(add(totals.taxes.map((one) => one.amount))).toBe(totals.tax + totals.tax_included);
        expect(included ? totals.tax : totals.tax_included).toBe(0);
      }),
    );
  });

  it('add up with a payment fee that is divided among the groups', () => {
    fc.assert(
      fc.property(carts, taxes, fc.nat(100_000), (groups, { rates, included }, fee) => {
        const before = totalsOf(groups, facts(rates, included));
        const totals = withPaymentFee(before, fee);
        const add = (field: 'payment_fee' | 'total'): number =>
          totals.groups.reduce((total, group) => total + group[field], 0);
        expect(totals).toMatchObject({ tax: before.tax, total: before.total + fee, payment_fee: fee });
        expect([add('payment_fee'), add('total')]).toEqual([fee, totals.total]);
        expect(totals.groups.every((group) => group.payment_fee >= 0)).toBe(true);
      }),
    );
  });

  it('apply tax to the discounted items and to the shipping', () => {
    const group = {
      vendor_id: 1,
      lines: [line(1000, 2)],
      discounts: [[off(500)]],
      shipping: { amount: 300, tax_class_id: null },
    };
    const totals = totalsOf([group], facts([rate(1, '0.1')], false));
    expect(totals).toMatchObject({ items: 2000, discount: 500, shipping: 300, tax: 180, total: 1980 });
    expect(totals.groups[0]?.lines[0]).toMatchObject({
      tax: 150,
      total: 1650,
      taxes: [{ name: 'Tax 1', amount: 150 }],
    });
  });

  it('apply tax to the shipping after its discount', () => {
    const shipping = { amount: 300, discount: 100, tax_class_id: null };
    const totals = totalsOf(
      [{ vendor_id: 1, lines: [line(1000, 1)], discounts: [], shipping }],
      facts([rate(1, '0.1')], false),
    );
    expect(totals).toMatchObject({ shipping: 300, shipping_discount: 100, tax: 120, total: 1320 });
  });

  it('report the tax included in prices without adding it again', () => {
    const group = { vendor_id: 1, lines: [line(11900, 1)], discounts: [], shipping: null };
    const totals = totalsOf([group], facts([rate(1, '0.19')], true));
    expect(totals).toMatchObject({ items: 11900, tax: 0, tax_included: 1900, total: 11900 });
  });

  it('round tax half away from zero, once per line', () => {
    const group = { vendor_id: 1, lines: [line(10, 1), line(10, 1)], discounts: [], shipping: null };
    expect(totalsOf([group], facts([rate(1, '0.05')], false)).tax).toBe(2);
  });
});
