import type { SavedCartItems } from '@stoa/contracts';
import { toImage, type ImageView } from '~/ui/picture';
import { optionsText, type CartLineView } from './cart-view';

/** One line kept for later. */
export interface SavedLineView extends Pick<
  CartLineView,
  'id' | 'name' | 'options' | 'quantity' | 'unitPrice' | 'previousPrice' | 'problem' | 'max'
> {
  vendor: string;
  /** Null where its product is gone. */
  href: string | null;
  image: ImageView | null;
}

/** What was taken out of the cart together a little while ago. */
export interface RemovalView {
  ids: number[];
  name: string;
  /** Lines beside the one that is named. */
  others: number;
}

export interface SavedView {
  saved: SavedLineView[];
  removals: RemovalView[];
}

/** Reduces what lies beside the cart to what its page shows. */
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
