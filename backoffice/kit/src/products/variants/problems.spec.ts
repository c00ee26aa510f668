import type { ProductRecord } from '@stoa/contracts';
import { newVariant, type VariantDraft } from './draft';
import { problemsOf } from './problems';

jest.mock('react-admin', () => ({ useTranslate: () => (key: string) => key }));
jest.mock('../../settings/format', () => ({}));
jest.mock('../../settings/useShopSettings', () => ({}));

const dollars = { code: 'USD', symbol: '$', exponent: 2 };
const product = { is_free: false, variants: [] as ProductRecord['variants'] };

/** Problems of one variant that is valid except for these values. */
function problemsWith(values: Partial<VariantDraft>, facts = product) {
  const variant = { ...newVariant([], undefined, 'MUG'), price: '12.50', ...values };
  return problemsOf({ axes: [], variants: [variant], specifications: [] }, facts, dollars)[variant.key] ?? {};
}

describe('problems of a variant', () => {
  it('are none with a SKU, a price and a stock', () => {
    expect(problemsWith({})).toEqual({});
  });

  it.each(['1.5', '-3', '12e3', '1,000', ''])('include a stock of "%s"', (stock) => {
    expect(problemsWith({ stock })).toEqual({ stock: 'integer_invalid' });
  });

  it('include numbers that are too large', () => {
    expect(problemsWith({ stock: '123456789012', weight: '100000001' })).toEqual({
      stock: 'integer_too_large',
      weight: 'integer_too_large',
    });
  });

  it('do not include stock that was sold below zero and is unchanged', () => {
    const variants = [{ id: 4, on_hand: -2 }] as ProductRecord['variants'];
    expect(problemsWith({ id: 4, stock: '-2' }, { ...product, variants })).toEqual({});
    expect(problemsWith({ id: 4, stock: '-3' }, { ...product, variants })).toHaveProperty('stock');
  });

  it('include a price of zero unless the product is free of charge', () => {
    expect(problemsWith({ price: '0' })).toEqual({ price: 'price_zero' });
    expect(problemsWith({ price: '0' }, { ...product, is_free: true })).toEqual({});
  });

  it.each([
    ['', 'price_required'],
    ['-1', 'money_invalid'],
    ['twelve', 'money_invalid'],
  ])('include a price of "%s"', (price, problem) => {
    expect(problemsWith({ price })).toEqual({ price: problem });
  });

  it('include a compare-at price that is not above the price', () => {
    expect(problemsWith({ compare_at: '12.50' })).toEqual({ compare_at: 'compare_at_low' });
    expect(problemsWith({ compare_at: '12.51' })).toEqual({});
  });

  it.each([
    ['1.5', '9'],
    ['-3', '9'],
  ])('include a tier price from %s pieces', (min_quantity, price) => {
    expect(problemsWith({ tiers: [{ min_quantity, price }] })).toEqual({ tier_prices: 'tiers_invalid' });
  });
});
