import { convert } from '../../kernel/money';
import type { Method } from './quote';
import { amountOf, freeFrom, offersFor } from './quote';

const USD = { rate: '1', exponent: 2 };
const JPY = { rate: '150', exponent: 0 };
const same = (amount: number): number => amount;
const inYen = (amount: number): number => convert(amount, USD, JPY);

function method(given: Partial<Method>): Method {
  const base = {
    id: 1,
    code: 'std',
    name: 'Standard',
    vendor_id: null,
    zone_ids: [],
    rate_type: 'flat' as const,
  };
  const asks = { rate: 500, free_over: null, handling: 0, min_days: 1, max_days: 5 };
  return { ...base, ...asks, tax_class_id: null, cod_allowed: true, ...given };
}

describe('shipping methods', () => {
  it('ask their rate and handling until the vendor’s own subtotal reaches the threshold', () => {
    const flat = method({ rate: 500, handling: 150, free_over: 5000 });
    expect(amountOf(flat, 4999, same)).toBe(650);
    expect(amountOf(flat, 5000, same)).toBe(0);
  });

  it('are offered free only from their threshold on', () => {
    const free = method({ rate_type: 'free', free_over: 5000 });
    expect(amountOf(free, 4999, same)).toBeNull();
    expect(amountOf(free, 5000, same)).toBe(0);
    expect(amountOf(method({ rate_type: 'free' }), 1, same)).toBe(0);
  });

  it('are compared and asked in the buyer’s currency', () => {
    const flat = method({ rate: 500, free_over: 5000 });
    expect(amountOf(flat, 7499, inYen)).toBe(750);
    expect(amountOf(flat, 7500, inYen)).toBe(0);
  });

  it('of the platform serve only vendors that have none of their own', () => {
    const methods = [method({ id: 1 }), method({ id: 2, vendor_id: 7, zone_ids: [3] })];
    const ids = (vendor: number, ...zones: number[]): number[] =>
      offersFor(vendor, 100, methods, new Set(zones), same).map((offer) => offer.method_id);
    expect(ids(8)).toEqual([1]);
    expect(ids(7, 3)).toEqual([2]);
    expect(ids(7, 4)).toEqual([]);
  });

  it('name the lowest subtotal that makes shipping free', () => {
    const methods = [method({ free_over: 9000 }), method({ id: 2, free_over: 5000 })];
    expect(freeFrom(1, methods, same)).toBe(5000);
    expect(freeFrom(1, [method({})], same)).toBeNull();
    expect(freeFrom(1, [...methods, method({ id: 3, rate_type: 'free' })], same)).toBeNull();
  });
});
