import type { Bitset } from './bitset';
import type { Searched } from './searched';
import { rankedIds } from './searched';
import type { FacetCounts } from './selection';
import type { ShopOrder, ShopTable } from './shop-table';

export type ResultOrder = ShopOrder | 'price_desc' | 'relevance';

/** Lowest and highest price in minor units of the default currency; null without products. */
export type PriceRange = { min: number; max: number } | null;

/** The products of a selection; how its facets are counted is up to its kind. */
export abstract class SearchResult {
  constructor(
    protected readonly table: ShopTable,
    /** The products; read by other results, changed only by this one. */
    readonly slots: Bitset,
    private readonly searched: Searched | null,
  ) {}

  abstract get total(): number;

  /** Products per choice of each facet, the same object until they change. */
  abstract get counts(): FacetCounts;

  /** Lowest and highest price, ignoring the selected price range. */
  abstract get priceRange(): PriceRange;

  /** Product ids of a page in the given order. */
  page(order: ResultOrder, from: number, limit: number): number[] {
    const { length, at } = this.places(order);
    const ids: number[] = [];
    let skipped = 0;
    for (let place = 0; place < length && ids.length < limit; place++) {
      const slot = at(place);
      if (slot === undefined || !this.slots.has(slot)) continue;
      if (skipped++ >= from) ids.push(this.table.ids[slot] ?? 0);
    }
    return ids;
  }

  /** The price range of some products: those of the first and the last of them in the order of prices. */
  protected rangeOf(slots: Bitset): PriceRange {
    const [min, max] = [this.endOf(slots, 1), this.endOf(slots, -1)];
    return min === null || max === null ? null : { min, max };
  }

  private endOf(slots: Bitset, step: 1 | -1): number | null {
    const { prices, orders } = this.table;
    const { length } = orders.price;
    for (let place = step === 1 ? 0 : length - 1; place >= 0 && place < length; place += step) {
      const slot = orders.price.at(place) ?? -1;
      if (slots.has(slot)) return prices[slot] ?? 0;
    }
    return null;
  }

  private places(order: ResultOrder): { length: number; at: (place: number) => number | undefined } {
    const { table, searched } = this;
    if (order === 'relevance' && searched) {
      const ranked = rankedIds(table, searched);
      return { length: ranked.length, at: (place) => table.slotOf(ranked[place] ?? 0) };
    }
    if (order === 'price_desc') {
      const { length } = table.orders.price;
      return { length, at: (place) => table.orders.price.at(length - 1 - place) };
    }
    const slots = table.orders[order === 'relevance' ? 'newest' : order];
    return { length: slots.length, at: (place) => slots.at(place) };
  }
}
