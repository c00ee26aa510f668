import type { Offer } from '../pricing';
import { unitPrice } from '../pricing';
import type { Carts, StoredCart, StoredLine } from './carts';
import { maxQuantity } from './line-rules';

/**
 * Adds lines to a cart unchanged, in the caller's transaction. Quantities of variants already in the cart add
 * up, as far as they can be bought.
 */
export async function mergeLines(
  carts: Carts,
  into: StoredCart & { id: number },
  lines: readonly Omit<StoredLine, 'id'>[],
  offers: ReadonlyMap<number, Offer>,
): Promise<void> {
  for (const line of lines) {
    const offer = offers.get(line.variant_id);
    const present = into.lines.find((one) => one.variant_id === line.variant_id);
    if (!present) await carts.insert(into.id, line);
    else {
      const max = offer ? maxQuantity(offer) : present.quantity;
      const quantity = Math.max(present.quantity, Math.min(present.quantity + line.quantity, max));
      await carts.set(
        into.id,
        present.id,
        quantity,
        offer ? seenPrice(line, offer, quantity) : line.unit_price,
      );
    }
  }
}

/** A line at the current price gets that of the new quantity; others retain the price that the buyer saw. */
function seenPrice(line: Omit<StoredLine, 'id'>, offer: Offer, quantity: number): number {
  const isCurrent = line.unit_price === unitPrice(offer, line.quantity);
  return isCurrent ? unitPrice(offer, quantity) : line.unit_price;
}
