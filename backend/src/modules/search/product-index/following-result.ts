import type { Bitset } from './bitset';
import { FacetTally } from './facet-tally';
import type { Dimension } from './narrowing';
import type { PriceRange } from './search-result';
import { SearchResult } from './search-result';
import type { Searched } from './searched';
import type { FacetCounts } from './selection';
import type { ShopTable } from './shop-table';

/** The counts of a facet with a selection are those of the result without it. */
const OWN_COUNTS: Partial<Record<Dimension, keyof FacetCounts>> = {
  category: 'categories',
  brand: 'brands',
  vendor: 'vendors',
  rating: 'ratings',
  in_stock: 'in_stock',
  on_sale: 'on_sale',
};

/** What the products of a following result have in common. */
export interface Common {
  searched: Searched | null;
  /** The only facet with a selection, if there is one. */
  chosen: Dimension | undefined;
  /** Whether a product on offer belongs to the result, as the table has it now. */
  belongs: (slot: number) => boolean;
  /** The result without the selection of that facet. */
  unfiltered: () => SearchResult;
}

/**
 * The products of a selection of at most one facet, which follow each changed product: counting all of them anew takes
 * time in proportion to the catalogue.
 */
export class FollowingResult extends SearchResult {
  private size: number;
  private tally: FacetTally | null = null;
  private facets: { counts: FacetCounts; others: FacetCounts | null } | null = null;
  private range: PriceRange | undefined;

  constructor(
    table: ShopTable,
    slots: Bitset,
    private readonly common: Common,
  ) {
    super(table, slots, common.searched);
    this.size = slots.size;
  }

  get total(): number {
    return this.size;
  }

  get counts(): FacetCounts {
    const { chosen, unfiltered } = this.common;
    const own = chosen === undefined ? undefined : OWN_COUNTS[chosen];
    const others = own ? unfiltered().counts : null;
    if (this.facets?.others === others) return this.facets.counts;
    this.tally ??= new FacetTally(this.table, this.slots);
    const { counts } = this.tally;
    this.facets = { counts: own && others ? { ...counts, [own]: others[own] } : counts, others };
    return this.facets.counts;
  }

  get priceRange(): PriceRange {
    if (this.common.chosen === 'price') return this.common.unfiltered().priceRange;
    if (this.range === undefined) this.range = this.rangeOf(this.slots);
    return this.range;
  }

  /** Takes a product out before the table changes it. */
  leave(slot: number): void {
    if (!this.slots.has(slot)) return;
    this.slots.remove(slot);
    this.count(slot, -1);
  }

  /** Takes a changed product on offer in if it belongs here. */
  enter(slot: number): void {
    if (this.slots.has(slot) || !this.common.belongs(slot)) return;
    this.slots.add(slot);
    this.count(slot, 1);
  }

  private count(slot: number, by: 1 | -1): void {
    this.size += by;
    this.tally?.add(slot, by);
    this.facets = null;
    this.range = undefined;
  }
}
