import type { AttributeOf } from './facet-counts';
import { countFacets } from './facet-counts';
import type { Narrowing } from './narrowing';
import type { PriceRange } from './search-result';
import { SearchResult } from './search-result';
import type { Searched } from './searched';
import type { FacetCounts } from './selection';
import type { ShopTable } from './shop-table';

/** The products of any selection as they are now; facets and prices are computed once, at first use. */
export class FilteredResult extends SearchResult {
  readonly total: number;
  private facets: FacetCounts | undefined;
  private range: PriceRange | undefined;

  constructor(
    table: ShopTable,
    private readonly narrowing: Narrowing,
    searched: Searched | null,
    private readonly attributeOf: AttributeOf,
  ) {
    super(table, narrowing.all(), searched);
    this.total = this.slots.size;
  }

  get counts(): FacetCounts {
    this.facets ??= countFacets(this.table, this.narrowing, this.slots, this.attributeOf);
    return this.facets;
  }

  get priceRange(): PriceRange {
    const { narrowing, slots } = this;
    if (this.range === undefined)
      this.range = this.rangeOf(narrowing.chosen.includes('price') ? narrowing.all('price') : slots);
    return this.range;
  }
}
