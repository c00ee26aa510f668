import type { Bitset } from './bitset';
import type { Dimension, Narrowing } from './narrowing';
import { isBuyable } from './narrowing';
import type { FacetCounts } from './selection';
import type { ShopTable } from './shop-table';

/** The attribute of a value, if it exists. */
export type AttributeOf = (valueId: number) => number | undefined;

/**
 * Counts the choices of all facets: of a facet without selection over `full`, of one with a selection over
 * what all other facets leave. Attribute values are counted once per product, over variants that match the
 * other attributes.
 */
export function countFacets(
  table: ShopTable,
  narrowing: Narrowing,
  full: Bitset,
  attributeOf: AttributeOf,
): FacetCounts {
  const chosen = new Set<Dimension>(narrowing.chosen);
  const all = full.members();
  const over = (dimension: Dimension): Int32Array =>
    chosen.has(dimension) ? narrowing.all(dimension).members() : all;
  return {
    categories: countLists(table, over('category')),
    brands: countColumn(table.brands, over('brand')),
    vendors: countColumn(table.vendors, over('vendor')),
    ratings: countRatings(table, over('rating')),
    in_stock: countWhere(over('in_stock'), (slot) => isBuyable(table, slot)),
    on_sale: countWhere(over('on_sale'), (slot) => table.onSale.has(slot)),
    values: countValues(table, narrowing, all, attributeOf),
  };
}

function countColumn(column: Int32Array, slots: Int32Array): Map<number, number> {
  let highest = 0;
  for (const slot of slots) highest = Math.max(highest, column[slot] ?? 0);
  const counts = new Int32Array(highest + 1);
  for (const slot of slots) {
    const id = column[slot] ?? 0;
    counts[id] = (counts[id] ?? 0) + 1;
  }
  return counted(counts);
}

function countLists({ categories, highestCategory }: ShopTable, slots: Int32Array): Map<number, number> {
  const counts = new Int32Array(highestCategory + 1);
  for (const slot of slots) {
    const end = categories.end(slot);
    for (let i = categories.start(slot); i < end; i++) {
      const id = categories.at(i);
      counts[id] = (counts[id] ?? 0) + 1;
    }
  }
  return counted(counts);
}

function countRatings({ ratings }: ShopTable, slots: Int32Array): number[] {
  const exactly = [0, 0, 0, 0, 0, 0];
  for (const slot of slots) {
    const stars = Math.floor((ratings[slot] ?? 0) / 100);
    exactly[stars] = (exactly[stars] ?? 0) + 1;
  }
  return exactly.map((_, stars) => exactly.slice(stars).reduce((total, count) => total + count, 0));
}

function countWhere(slots: Int32Array, test: (slot: number) => boolean): number {
  let count = 0;
  for (const slot of slots) if (test(slot)) count++;
  return count;
}

function countValues(
  table: ShopTable,
  narrowing: Narrowing,
  all: Int32Array,
  attributeOf: AttributeOf,
): Map<number, number> {
  const chosen = narrowing.chosen.filter((one) => typeof one === 'number');
  const counts = countValuesOver(table, narrowing, all, undefined);
  for (const attribute of chosen) {
    const own = countValuesOver(table, narrowing, narrowing.all(attribute).members(), attribute);
    for (const value of counts.keys()) if (attributeOf(value) === attribute) counts.delete(value);
    for (const [value, count] of own) if (attributeOf(value) === attribute) counts.set(value, count);
  }
  return counts;
}

function countValuesOver(
  table: ShopTable,
  narrowing: Narrowing,
  slots: Int32Array,
  but: Dimension | undefined,
): Map<number, number> {
  const { variants, highestValue } = table;
  const counts = new Int32Array(highestValue + 1);
  /** Slot + 1 that a value was last counted for, so that a product counts once. */
  const seen = new Int32Array(highestValue + 1);
  const fits = narrowing.variantFits(but);
  for (const slot of slots) {
    const end = variants.end(slot);
    let from = variants.start(slot);
    for (let place = from; place < end; place++) {
      if (variants.at(place) !== 0) continue;
      for (let i = fits(from, place) ? from : place; i < place; i++) {
        const value = variants.at(i);
        if (seen[value] === slot + 1) continue;
        seen[value] = slot + 1;
        counts[value] = (counts[value] ?? 0) + 1;
      }
      from = place + 1;
    }
  }
  return counted(counts);
}

function counted(counts: Int32Array): Map<number, number> {
  const countById = new Map<number, number>();
  for (let id = 1; id < counts.length; id++) {
    const count = counts[id] ?? 0;
    if (count > 0) countById.set(id, count);
  }
  return countById;
}
