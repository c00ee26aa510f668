import type { Bitset } from './bitset';
import { countFacets } from './facet-counts';
import type { FacetTally } from './facet-tally';
import type { Narrowing } from './narrowing';
import type { FacetCounts } from './selection';
import type { ShopOrder, ShopTable } from './shop-table';

export type ResultOrder = ShopOrder | 'price_desc' | 'relevance';

/** The products of a selection, with totals, facets and price range; counts are computed lazily. */
export class SearchResult {
  readonly total: number;
  private facets: FacetCounts | undefined;
  private range: { min: number; max: number } | null | undefined;

  constructor(
    private readonly table: ShopTable,
    private readonly narrowing: Narrowing,
    private readonly slots: Bitset,
    private readonly ranked: readonly number[] | null,
    private readonly attributeOf: (valueId: number) => number | undefined,
    /** Counts of these very products, if they are counted already. */
    private readonly tally: FacetTally | null = null,
  ) {
    this.total = slots.size;
  }

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

  get counts(): FacetCounts {
    this.facets ??=
      this.tally?.counts ?? countFacets(this.table, this.narrowing, this.slots, this.attributeOf);
    return this.facets;
  }

  /** Lowest and highest price, ignoring the selected price range. */
  get priceRange(): { min: number; max: number } | null {
    if (this.range !== undefined) return this.range;
    const slots = this.narrowing.chosen.includes('price') ? this.narrowing.all('price') : this.slots;
    const [min, max] = [this.endOf(slots, 1), this.endOf(slots, -1)];
    this.range = min === null || max === null ? null : { min, max };
    return this.range;
  }

  /** The lowest price of some products, or with -1 the highest: that of the first of them in the order of prices. */
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
    const { table, ranked } = this;
    if (order === 'relevance' && ranked)
      return { length: ranked.length, at: (place) => table.slotOf(ranked[place] ?? 0) };
    if (order === 'price_desc') {
      const { length } = table.orders.price;
      return { length, at: (place) => table.orders.price.at(length - 1 - place) };
    }
    const slots = table.orders[order === 'relevance' ? 'newest' : order];
    return { length: slots.length, at: (place) => slots.at(place) };
  }
}
