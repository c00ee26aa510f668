import type { Bitset } from './bitset';
import { isBuyable } from './narrowing';
import type { FacetCounts } from './selection';
import type { ShopTable } from './shop-table';

/** Counts by id that grow with the highest id. */
class IdCounts {
  private counts = new Int32Array(64);

  add(id: number, by: number): void {
    if (id >= this.counts.length) {
      const grown = new Int32Array(Math.max(id + 1, this.counts.length * 2));
      grown.set(this.counts);
      this.counts = grown;
    }
    this.counts[id] = (this.counts[id] ?? 0) + by;
  }

  /** The counts above 0; the id 0 stands for none. */
  toMap(): Map<number, number> {
    const countById = new Map<number, number>();
    for (let id = 1; id < this.counts.length; id++) {
      const count = this.counts[id] ?? 0;
      if (count > 0) countById.set(id, count);
    }
    return countById;
  }
}

/**
 * Facet counts of products without any selection, which follow each changed product: counting all of them takes time
 * in proportion to the catalogue.
 */
export class FacetTally {
  private readonly categories = new IdCounts();
  private readonly brands = new IdCounts();
  private readonly vendors = new IdCounts();
  private readonly values = new IdCounts();
  /** Values of the product that is being counted. */
  private readonly seen = new Set<number>();
  /** Products by their full stars. */
  private readonly stars = [0, 0, 0, 0, 0, 0];
  private inStock = 0;
  private onSale = 0;

  constructor(
    private readonly table: ShopTable,
    slots: Bitset,
  ) {
    slots.forEach((slot) => this.add(slot, 1));
  }

  /** Counts a product as the table has it; -1 takes it out again, before the table changes. */
  add(slot: number, by: 1 | -1): void {
    const { table } = this;
    this.brands.add(table.brands[slot] ?? 0, by);
    this.vendors.add(table.vendors[slot] ?? 0, by);
    const { categories } = table;
    for (let i = categories.start(slot); i < categories.end(slot); i++)
      this.categories.add(categories.at(i), by);
    this.addValues(slot, by);
    const stars = Math.floor((table.ratings[slot] ?? 0) / 100);
    this.stars[stars] = (this.stars[stars] ?? 0) + by;
    if (isBuyable(table, slot)) this.inStock += by;
    if (table.onSale.has(slot)) this.onSale += by;
  }

  get counts(): FacetCounts {
    return {
      categories: this.categories.toMap(),
      brands: this.brands.toMap(),
      vendors: this.vendors.toMap(),
      values: this.values.toMap(),
      ratings: this.stars.map((_, from) => this.stars.slice(from).reduce((total, count) => total + count, 0)),
      in_stock: this.inStock,
      on_sale: this.onSale,
    };
  }

  /** Each value once per product, whatever number of its variants have it. */
  private addValues(slot: number, by: 1 | -1): void {
    const { variants } = this.table;
    this.seen.clear();
    for (let place = variants.start(slot); place < variants.end(slot); place++) {
      const value = variants.at(place);
      if (value === 0 || this.seen.has(value)) continue;
      this.seen.add(value);
      this.values.add(value, by);
    }
  }
}
