import type { LineProblem } from '@stoa/contracts';
import { Failure } from '../../kernel/http';
import type { Offer } from '../catalogue';

/** The most pieces of one variant that any cart may hold. */
export const MOST_PIECES = 9_999;

type Limits = Pick<Offer, 'sellable' | 'available' | 'backorder' | 'min_qty' | 'max_qty' | 'special'>;

/** The most that can be asked for now: the product's own bound, what is left, or what an offer still grants. */
export function mostOf(offer: Limits): number {
  const left = offer.backorder === 'allow' ? MOST_PIECES : offer.available;
  return Math.max(0, Math.min(offer.max_qty, left, grantedBy(offer), MOST_PIECES));
}

function grantedBy({ special }: Limits): number {
  return Math.min(special?.left ?? MOST_PIECES, special?.per_customer ?? MOST_PIECES);
}

/** Why a line can't be bought as it stands; `price_changed` only tells and hinders nothing. */
export function problemOf(
  line: { quantity: number; unit_price: number },
  offer: Limits & { price: number },
): LineProblem | null {
  if (!offer.sellable) return 'not_sellable';
  const most = mostOf(offer);
  if (most === 0) return 'sold_out';
  if (line.quantity > offer.max_qty) return 'above_maximum';
  if (line.quantity > most) return 'insufficient_stock';
  if (line.quantity < offer.min_qty) return 'below_minimum';
  return line.unit_price === offer.price ? null : 'price_changed';
}

/** Refuses (409) what can't be bought in any quantity now. */
export function demandSellable(offer: Limits): void {
  if (!offer.sellable) throw Failure.conflict('not_sellable', 'This product can’t be bought at the moment.');
  if (mostOf(offer) === 0) throw Failure.conflict('sold_out', 'This product is sold out.');
}

/** Refuses a quantity that the offer does not allow: 409 for the state of things, 422 for the number itself. */
export function demandQuantity(quantity: number, offer: Limits): void {
  demandSellable(offer);
  const most = mostOf(offer);
  if (quantity < offer.min_qty) throw Failure.field('quantity', `must be ${offer.min_qty} or more`);
  if (quantity > offer.max_qty) throw Failure.field('quantity', `must be ${offer.max_qty} or less`);
  if (quantity > most && most === grantedBy(offer)) {
    const message = `You can buy at most ${most} of this item at the offer price.`;
    throw Failure.conflict('offer_limit', message, { available: most });
  }
  if (quantity > most) {
    throw Failure.conflict('insufficient_stock', `Only ${most} left. Please reduce the quantity.`, {
      available: most,
    });
  }
}
