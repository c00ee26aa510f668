import { Bitset } from './bitset';
import type { Selection } from './selection';
import type { ShopTable } from './shop-table';

/** Facets to filter by; attributes by id. */
export type Dimension =
  'category' | 'brand' | 'vendor' | 'price' | 'rating' | 'in_stock' | 'on_sale' | 'reach' | number;

/** Highest stock status number that can be bought. */
const BUYABLE = 2;

/** Filters a table by a selection: one bitset per facet with a selection, OR within it. */
export class Narrowing {
  private readonly masks = new Map<Dimension, Bitset>();
  /** One per facet with a selection, without attributes. */
  private readonly tests: ((slot: number) => boolean)[] = [];
  private readonly attributes: (readonly [number, ReadonlySet<number>])[];

  constructor(
    private readonly table: ShopTable,
    private readonly base: Bitset,
    selection: Selection,
  ) {
    this.attributes = [...selection.attributes].map(([id, values]) => [id, new Set(values)] as const);
    this.maskAll(selection);
  }

  /** Facets with a selection. */
  get chosen(): Dimension[] {
    return [...this.masks.keys()];
  }

  /** Tests whether a product matches all selected facets but attributes, as the table has it then; keeps no bitset alive. */
  get matches(): (slot: number) => boolean {
    const { tests } = this;
    return (slot) => tests.every((test) => test(slot));
  }

  /** Slots that match all selected facets except `but`: AND across facets, attributes within one variant. */
  all(but?: Dimension): Bitset {
    const slots = this.base.copy();
    for (const [dimension, mask] of this.masks) if (dimension !== but) slots.intersect(mask);
    const attributes = this.attributes.filter(([id]) => id !== but);
    if (attributes.length > 1)
      slots.forEach((slot) => void (this.fitsOneVariant(slot, attributes) || slots.remove(slot)));
    return slots;
  }

  /** Returns a test whether a variant (positions of its values) matches all attributes except `but`. */
  variantFits(but?: Dimension): (from: number, to: number) => boolean {
    const attributes = this.attributes.filter(([id]) => id !== but);
    return attributes.length ? (from, to) => this.fits(from, to, attributes) : () => true;
  }

  private fitsOneVariant(
    slot: number,
    attributes: readonly (readonly [number, ReadonlySet<number>])[],
  ): boolean {
    const { variants } = this.table;
    let from = variants.start(slot);
    for (let place = from; place < variants.end(slot); place++) {
      if (variants.at(place) !== 0) continue;
      if (this.fits(from, place, attributes)) return true;
      from = place + 1;
    }
    return false;
  }

  private fits(
    from: number,
    to: number,
    attributes: readonly (readonly [number, ReadonlySet<number>])[],
  ): boolean {
    for (const [, values] of attributes) {
      let isMatch = false;
      for (let i = from; i < to && !isMatch; i++) isMatch = values.has(this.table.variants.at(i));
      if (!isMatch) return false;
    }
    return true;
  }

  private maskAll(selection: Selection): void {
    const { table } = this;
    const { categories, brands, vendors, price_min, price_max, rating } = selection;
    if (categories.length)
      this.mask(
        'category',
        (slot) => categories.some((id) => table.inCategory.get(id)?.has(slot)),
        this.union(table.inCategory, categories),
      );
    if (brands.length) this.mask('brand', (slot) => brands.includes(table.brands[slot] ?? 0));
    if (vendors.length) this.mask('vendor', (slot) => vendors.includes(table.vendors[slot] ?? 0));
    if (price_min !== null || price_max !== null) {
      const [low, high] = [price_min ?? 0, price_max ?? Infinity];
      this.mask('price', (slot) => (table.prices[slot] ?? 0) >= low && (table.prices[slot] ?? 0) <= high);
    }
    if (rating !== null) this.mask('rating', (slot) => (table.ratings[slot] ?? 0) >= rating * 100);
    this.maskSellable(selection);
    for (const [id, values] of this.attributes) this.masks.set(id, this.union(table.withValue, [...values]));
  }

  private maskSellable({ in_stock, on_sale, reach }: Selection): void {
    const { table } = this;
    if (in_stock) this.mask('in_stock', (slot) => isBuyable(table, slot));
    if (on_sale) this.mask('on_sale', (slot) => table.onSale.has(slot), table.onSale);
    if (reach) this.mask('reach', (slot) => reach.reaches(table.vendors[slot] ?? 0));
  }

  private mask(dimension: Dimension, test: (slot: number) => boolean, mask = this.scan(test)): void {
    this.tests.push(test);
    this.masks.set(dimension, mask);
  }

  private union(of: ReadonlyMap<number, Bitset>, ids: readonly number[]): Bitset {
    const all = Bitset.empty(this.table.capacity);
    for (const id of ids) {
      const bits = of.get(id);
      if (bits) all.addAll(bits);
    }
    return all;
  }

  private scan(test: (slot: number) => boolean): Bitset {
    const matches = Bitset.empty(this.table.capacity);
    for (let slot = 0; slot < this.table.count; slot++) if (test(slot)) matches.add(slot);
    return matches;
  }
}

/** Whether a product can be bought according to its stock status. */
export function isBuyable(table: ShopTable, slot: number): boolean {
  return (table.stock[slot] ?? 0) <= BUYABLE;
}
