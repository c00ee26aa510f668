import type { Cart, CartEstimate } from '@stoa/contracts';
import { toCart } from './cart-view';

const CART: Cart = {
  count: 0,
  currency: 'USD',
  subtotal: 0,
  removed: [],
  has_problems: false,
  groups: [
    {
      vendor: { id: 7, name: 'Lamps', slug: 'lamps', vacation: null },
      lines: [],
      subtotal: 3000,
      note: null,
      free_shipping: { threshold: 5000, remaining: 2000 },
    },
  ],
};

/** The free delivery threshold of the only seller on the cart page. */
function thresholdOf(...groups: CartEstimate['groups']): number | null | undefined {
  return toCart(CART, groups).groups[0]?.freeFrom;
}

describe('free delivery threshold in the cart', () => {
  const group = { vendor_id: 7, vendor_name: 'Lamps', delivery: null };

  it('is that of the seller’s estimate for the visitor’s location', () => {
    expect(thresholdOf({ ...group, free_shipping: { threshold: 9000, remaining: 6000 } })).toBe(9000);
    expect(thresholdOf({ ...group, free_shipping: null })).toBeNull();
  });

  it('is null without an estimate for a location', () => {
    expect(thresholdOf()).toBeNull();
  });
});
