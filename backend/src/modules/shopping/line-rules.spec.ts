import { Failure } from '../../kernel/http';
import type { Special } from '../pricing';
import { requireQuantity, maxQuantity, problemOf } from './line-rules';

const offer = {
  sellable: true,
  available: 5,
  backorder: 'deny' as 'deny' | 'allow',
  min_qty: 2,
  max_qty: 10,
  price: 1000,
  special: null as Special | null,
};

function refusal(quantity: number, facts: Partial<typeof offer> = {}): string | null {
  try {
    requireQuantity(quantity, { ...offer, ...facts });
    return null;
  } catch (error) {
    return error instanceof Failure ? `${error.status} ${error.code}` : String(error);
  }
}

describe('a cart line', () => {
  it('is limited by the product’s maximum quantity, and by the stock unless backorders are allowed', () => {
    expect(maxQuantity(offer)).toBe(5);
    expect(maxQuantity({ ...offer, available: 50 })).toBe(10);
    expect(maxQuantity({ ...offer, available: 0, backorder: 'allow' })).toBe(10);
  });

  it('reports its most serious problem', () => {
    expect(problemOf({ quantity: 9, unit_price: 1 }, { ...offer, sellable: false })).toBe('not_sellable');
    expect(problemOf({ quantity: 9, unit_price: 1 }, { ...offer, available: 0 })).toBe('sold_out');
    expect(problemOf({ quantity: 9, unit_price: 1 }, offer)).toBe('insufficient_stock');
    expect(problemOf({ quantity: 2, unit_price: 1 }, offer)).toBe('price_changed');
    expect(problemOf({ quantity: 2, unit_price: 1000 }, offer)).toBeNull();
  });

  it('accepts a quantity that can be bought, and refuses others with a reason', () => {
    expect(refusal(5)).toBeNull();
    expect(refusal(1)).toBe('422 invalid');
    expect(refusal(11)).toBe('422 invalid');
    expect(refusal(6)).toBe('409 insufficient_stock');
    expect(refusal(2, { available: 0 })).toBe('409 sold_out');
    expect(refusal(2, { sellable: false })).toBe('409 not_sellable');
  });
});
