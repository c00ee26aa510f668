import { isBuyable } from './narrowing';
import type { ShopTable } from './shop-table';

/** What a search found: product ids, best first, and the pinned ones among them. */
export interface Searched {
  /** Cache key: equal for searches that found the same products in the same order. */
  key: string;
  ids: readonly number[];
  pinned: readonly number[];
}

/** The product ids of a search in order; pinned products that can't be bought now come last. */
export function rankedIds(
  table: ShopTable,
  { ids, pinned }: Pick<Searched, 'ids' | 'pinned'>,
): readonly number[] {
  const gone = new Set(
    pinned.filter((id) => {
      const slot = table.slotOf(id);
      return slot !== undefined && !isBuyable(table, slot);
    }),
  );
  return gone.size === 0 ? ids : [...ids.filter((id) => !gone.has(id)), ...gone];
}
