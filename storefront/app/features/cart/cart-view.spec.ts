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

/** From where on the cart's page says that delivery by the one seller is free. */
function toldBy(...groups: CartEstimate['groups']): number | null | undefined {
  return toCart(CART, groups).groups[0]?.freeFrom;
}

describe('free delivery as the cart tells of it', () => {
  const group = { vendor_id: 7, vendor_name: 'Lamps', delivery: null };

  it('is what the seller grants at the visitor’s place', () => {
    expect(toldBy({ ...group, free_shipping: { threshold: 9000, remaining: 6000 } })).toBe(9000);
    expect(toldBy({ ...group, free_shipping: null })).toBeNull();
  });

  it('is nothing while no place is known', () => {
    expect(toldBy()).toBeNull();
  });
});
