import type { LineProblem, SavedCartItems } from '@stoa/contracts';
import { toImage, type ImageView } from '~/ui/picture';
import { optionsText, type CartLineView } from './cart-view';

/** View model of a saved-for-later item. */
export interface SavedLineView extends Pick<
  CartLineView,
  'id' | 'name' | 'options' | 'quantity' | 'unitPrice' | 'previousPrice' | 'max'
> {
  problem: LineProblem | null;
  vendor: string;
  /** Null if the product has been deleted. */
  href: string | null;
  image: ImageView | null;
}

/** Lines that were recently removed from the cart together. */
export interface RemovalView {
  ids: number[];
  name: string;
  /** Number of lines besides the named one. */
  others: number;
}

export interface SavedView {
  saved: SavedLineView[];
  removals: RemovalView[];
}

/** Reduces the saved-for-later and removed lines to their view model. */
export function toSaved({ saved, removals }: SavedCartItems): SavedView {
  return {
    saved: saved.map((line) => ({
      id: line.id,
      name: line.name,
      options: optionsText(line.options),
      vendor: line.vendor_name,
      href: line.is_deleted ? null : `/product/${line.slug}?variant=${line.variant_id}`,
      image: line.picture && toImage(line.picture, 320),
      quantity: line.quantity,
      unitPrice: line.unit_price,
      previousPrice: line.previous_unit_price,
      problem: line.problem,
      max: line.max_qty,
    })),
    removals: removals.map(({ ids, lines }) => ({
      ids,
      name: lines[0]?.name ?? '',
      others: lines.length - 1,
    })),
  };
}
