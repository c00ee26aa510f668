import { NumbersById } from '../numbers-by-id';
import { Bitset } from './bitset';
import { NumberLists } from './number-lists';
import { SortedSlots } from './sorted-slots';

/** One product as loaded into the index. */
export interface ShopRow {
  product_id: number;
  is_live: boolean;
  vendor_id: number;
  brand_id: number | null;
  price: number;
  rating: number;
  sold_count: number;
  stock_status: number;
  is_featured: boolean;
  is_on_sale: boolean;
  available_ms: number;
  created_ms: number;
  /** Time of the last change: the card may differ even if the row does not. */
  changed_ms: number;
  categories: number[];
  /** Attribute values of each variant, each variant terminated by a 0. */
  variants: number[];
}

export type ShopOrder = 'newest' | 'price' | 'rating' | 'popular';

/** Spare capacity for new products, until the table must be rebuilt. */
const ROOM = 1.25;

/** All products of the shop in typed columns; a product keeps its slot for the lifetime of the table. */
export class ShopTable {
  readonly capacity: number;
  count = 0;
  readonly ids: Int32Array;
  readonly vendors: Int32Array;
  readonly brands: Int32Array;
  readonly prices: Float64Array;
  readonly ratings: Uint16Array;
  readonly sold: Int32Array;
  readonly stock: Uint8Array;
  readonly available: Float64Array;
  readonly created: Float64Array;
  private readonly changedAt: Float64Array;
  /** Number of writes per product: a change invalidates what was read of it before. */
  readonly revisions: Uint32Array;
  /** Number of batches of rows taken in. */
  changes = 0;
  /** Highest ids in use, which size the counters. */
  highestCategory = 0;
  highestValue = 0;
  readonly categories: NumberLists;
  readonly variants: NumberLists;
  readonly live: Bitset;
  readonly featured: Bitset;
  readonly onSale: Bitset;
  readonly inCategory = new Map<number, Bitset>();
  readonly withValue = new Map<number, Bitset>();
  readonly orders: Record<ShopOrder, SortedSlots>;
  private readonly slots = new NumbersById();
  private rewritten = 0;
  /** Time of the latest change that was taken in. */
  private until = 0;

  constructor(products: number) {
    this.capacity = Math.ceil(products * ROOM) + 1024;
    this.ids = new Int32Array(this.capacity);
    this.vendors = new Int32Array(this.capacity);
    this.brands = new Int32Array(this.capacity);
    this.prices = new Float64Array(this.capacity);
    this.ratings = new Uint16Array(this.capacity);
    this.sold = new Int32Array(this.capacity);
    this.stock = new Uint8Array(this.capacity);
    this.available = new Float64Array(this.capacity);
    this.created = new Float64Array(this.capacity);
    this.changedAt = new Float64Array(this.capacity);
    this.revisions = new Uint32Array(this.capacity);
    this.categories = new NumberLists(this.capacity);
    this.variants = new NumberLists(this.capacity);
    this.live = Bitset.empty(this.capacity);
    this.featured = Bitset.empty(this.capacity);
    this.onSale = Bitset.empty(this.capacity);
    const { ids, created, prices, ratings, sold } = this;
    const at = (column: Int32Array | Float64Array | Uint16Array, slot: number): number => column[slot] ?? 0;
    const newer = (a: number, b: number): number =>
      at(created, b) - at(created, a) || at(ids, b) - at(ids, a);
    this.orders = {
      newest: new SortedSlots(newer),
      price: new SortedSlots((a, b) => at(prices, a) - at(prices, b) || newer(a, b)),
      rating: new SortedSlots(
        (a, b) => at(ratings, b) - at(ratings, a) || at(sold, b) - at(sold, a) || newer(a, b),
      ),
      popular: new SortedSlots((a, b) => at(sold, b) - at(sold, a) || newer(a, b)),
    };
  }

  /**
   * Inserts and updates rows; returns the slots of those that differ, or null if the table must be rebuilt.
   * @param before called with each slot that is about to change
   */
  upsert(rows: readonly ShopRow[], before: (slot: number) => void = () => undefined): number[] | null {
    // Rows are read again for a few seconds after their change. Those of the latest moment are written
    // nevertheless: within it a card may have changed again without its row.
    const differing = rows.filter((row) => row.changed_ms >= this.until || !this.has(row));
    for (const { changed_ms } of rows) this.until = Math.max(this.until, changed_ms);
    const fresh = differing.filter((row) => !this.slots.has(row.product_id)).length;
    this.rewritten += differing.length - fresh;
    this.changes++;
    if (this.count + fresh > this.capacity || this.rewritten > this.capacity) return null;
    for (const { product_id } of differing) {
      const slot = this.slots.get(product_id);
      if (slot !== undefined) before(slot);
    }
    // Most changes are of stock and move nothing; a move takes time in proportion to the catalogue.
    const moving = new Set(differing.filter((row) => this.moves(row)).map((row) => row.product_id));
    const touched = differing.map((row) => this.write(row));
    const moved = touched.filter((slot) => moving.has(this.ids[slot] ?? 0));
    if (moved.length > 0) for (const order of Object.values(this.orders)) order.renew(moved);
    return touched;
  }

  slotOf(productId: number): number | undefined {
    return this.slots.get(productId);
  }

  /** Number of writes of a product; undefined if the index does not have it. */
  revisionOf(productId: number): number | undefined {
    const slot = this.slots.get(productId);
    return slot === undefined ? undefined : this.revisions[slot];
  }

  /** Whether a row changes the product's place in an order. */
  private moves({ product_id, price, rating, sold_count, created_ms }: ShopRow): boolean {
    const slot = this.slots.get(product_id);
    if (slot === undefined) return true;
    const { prices, ratings, sold, created } = this;
    return (
      prices[slot] !== price ||
      ratings[slot] !== rating ||
      sold[slot] !== sold_count ||
      created[slot] !== created_ms
    );
  }

  /** Whether the table has exactly this row. */
  private has(row: ShopRow): boolean {
    const slot = this.slots.get(row.product_id);
    return (
      slot !== undefined &&
      this.changedAt[slot] === row.changed_ms &&
      this.vendors[slot] === row.vendor_id &&
      this.brands[slot] === (row.brand_id ?? 0) &&
      this.prices[slot] === row.price &&
      this.ratings[slot] === row.rating &&
      this.sold[slot] === row.sold_count &&
      this.stock[slot] === row.stock_status &&
      this.available[slot] === row.available_ms &&
      this.created[slot] === row.created_ms &&
      this.live.has(slot) === row.is_live &&
      this.featured.has(slot) === row.is_featured &&
      this.onSale.has(slot) === row.is_on_sale &&
      this.categories.equals(slot, row.categories) &&
      this.variants.equals(slot, row.variants)
    );
  }

  private write(row: ShopRow): number {
    const reusedSlot = this.slots.get(row.product_id);
    const slot = reusedSlot ?? this.count++;
    if (reusedSlot !== undefined) this.forget(slot);
    this.slots.set(row.product_id, slot);
    this.ids[slot] = row.product_id;
    this.vendors[slot] = row.vendor_id;
    this.brands[slot] = row.brand_id ?? 0;
    this.prices[slot] = row.price;
    this.ratings[slot] = row.rating;
    this.sold[slot] = row.sold_count;
    this.stock[slot] = row.stock_status;
    this.available[slot] = row.available_ms;
    this.created[slot] = row.created_ms;
    this.changedAt[slot] = row.changed_ms;
    this.revisions[slot] = (this.revisions[slot] ?? 0) + 1;
    this.categories.set(slot, row.categories);
    this.variants.set(slot, row.variants);
    if (row.is_live) this.live.add(slot);
    if (row.is_featured) this.featured.add(slot);
    if (row.is_on_sale) this.onSale.add(slot);
    this.highestCategory = Math.max(this.highestCategory, ...row.categories);
    this.highestValue = Math.max(this.highestValue, ...row.variants);
    for (const id of row.categories) this.bits(this.inCategory, id).add(slot);
    for (const id of row.variants) if (id !== 0) this.bits(this.withValue, id).add(slot);
    return slot;
  }

  private forget(slot: number): void {
    this.live.remove(slot);
    this.featured.remove(slot);
    this.onSale.remove(slot);
    const { categories, variants } = this;
    for (let i = categories.start(slot); i < categories.end(slot); i++)
      this.inCategory.get(categories.at(i))?.remove(slot);
    for (let i = variants.start(slot); i < variants.end(slot); i++)
      this.withValue.get(variants.at(i))?.remove(slot);
  }

  private bits(of: Map<number, Bitset>, id: number): Bitset {
    const bits = of.get(id);
    if (bits) return bits;
    const made = Bitset.empty(this.capacity);
    of.set(id, made);
    return made;
  }
}
