import type { LineProblem } from '@stoa/contracts';
import { Failure } from '../../kernel/http';
import type { Offer } from '../pricing';

/** Maximum quantity of one variant in any cart. */
export const MAX_PIECES = 9_999;

type Limits = Pick<Offer, 'sellable' | 'available' | 'backorder' | 'min_qty' | 'max_qty' | 'special'>;

/** Maximum quantity that can be bought now: by the product, the available stock and flash-sale quotas. */
export function maxQuantity(offer: Limits): number {
  const available = offer.backorder === 'allow' ? MAX_PIECES : offer.available;
  return Math.max(0, Math.min(offer.max_qty, available, grantedBy(offer), MAX_PIECES));
}

function grantedBy({ special }: Limits): number {
  return Math.min(special?.left ?? MAX_PIECES, special?.per_customer ?? MAX_PIECES);
}

/**
 * Why a line can't be bought in its current state; `price_changed` is a notice that doesn't block checkout.
 */
export function problemOf(
  line: { quantity: number; unit_price: number },
  offer: Limits & { price: number },
): LineProblem | null {
  if (!offer.sellable) return 'not_sellable';
  const max = maxQuantity(offer);
  if (max === 0) return 'sold_out';
  if (line.quantity > offer.max_qty) return 'above_maximum';
  if (line.quantity > max) return 'insufficient_stock';
  if (line.quantity < offer.min_qty) return 'below_minimum';
  return line.unit_price === offer.price ? null : 'price_changed';
}

/** @throws Failure 409 `not_sellable` or `sold_out` when no quantity can be bought now */
export function requireSellable(offer: Limits): void {
  if (!offer.sellable) throw Failure.conflict('not_sellable', 'This product can’t be bought at the moment.');
  if (maxQuantity(offer) === 0) throw Failure.conflict('sold_out', 'This product is sold out.');
}

/**
 * Validates a quantity against the offer. @throws Failure 409 for lack of stock or quota, 422 on `quantity`
 * outside the product's limits
 */
export function requireQuantity(quantity: number, offer: Limits): void {
  requireSellable(offer);
  const max = maxQuantity(offer);
  if (quantity < offer.min_qty) throw Failure.field('quantity', `must be ${offer.min_qty} or more`);
  if (quantity > offer.max_qty) throw Failure.field('quantity', `must be ${offer.max_qty} or less`);
  if (quantity > max && max === grantedBy(offer)) {
    const message = `You can buy at most ${max} of this item at the offer price.`;
    throw Failure.conflict('offer_limit', message, { available: max });
  }
  if (quantity > max) {
    throw Failure.conflict('insufficient_stock', `Only ${max} left. Please reduce the quantity.`, {
      available: max,
    });
  }
}
