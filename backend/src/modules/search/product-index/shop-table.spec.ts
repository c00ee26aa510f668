import fc from 'fast-check';
import { shopRow, shopRows as rows } from '../../../../test/support/shop-row';
import { Bitset } from './bitset';
import { FilteredResult } from './filtered-result';
import { Narrowing } from './narrowing';
import type { Selection } from './selection';
import { EVERYTHING } from './selection';
import type { ShopRow } from './shop-table';
import { ShopTable } from './shop-table';

/** Values 1–9 are of attribute 1, 11–19 of attribute 2. */
const attributeOf = (value: number): number => (value < 10 ? 1 : 2);

const selections = fc.record({
  categories: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 2 }),
  vendors: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { maxLength: 2 }),
  first: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { maxLength: 2 }),
  second: fc.uniqueArray(fc.integer({ min: 11, max: 13 }), { maxLength: 2 }),
  price_max: fc.option(fc.integer({ min: 0, max: 20 })),
  in_stock: fc.boolean(),
  on_sale: fc.boolean(),
});
type Chosen = typeof selections extends fc.Arbitrary<infer T> ? T : never;

function selectionOf({ first, second, ...chosen }: Chosen): Selection {
  const pairs: [number, number[]][] = [
    [1, first],
    [2, second],
  ];
  return { ...EVERYTHING, ...chosen, attributes: new Map(pairs.filter(([, values]) => values.length)) };
}

function variantsOf(row: ShopRow): number[][] {
  const lists: number[][] = [[]];
  for (const value of row.variants) {
    if (value === 0) lists.push([]);
    else lists.at(-1)?.push(value);
  }
  return lists.slice(0, -1);
}

/** The same filter, written plainly over rows; `but` ignores the selection of one attribute or facet. */
function fits(row: ShopRow, chosen: Chosen, but?: 'category' | 1 | 2, value?: number): boolean {
  const { categories, vendors, price_max, in_stock, on_sale } = chosen;
  const axes = [chosen.first, chosen.second].filter((list, i) => list.length > 0 && but !== i + 1);
  const variants = variantsOf(row).filter((list) =>
    axes.every((axis) => list.some((one) => axis.includes(one))),
  );
  return (
    row.is_live &&
    (but === 'category' || categories.length === 0 || row.categories.some((id) => categories.includes(id))) &&
    (vendors.length === 0 || vendors.includes(row.vendor_id)) &&
    (price_max === null || row.price <= price_max) &&
    (!in_stock || row.stock_status <= 2) &&
    (!on_sale || row.is_on_sale) &&
    (axes.length === 0 || variants.length > 0) &&
    (value === undefined || variants.some((list) => list.includes(value)))
  );
}

function search(table: ShopTable, chosen: Chosen): FilteredResult {
  const narrowing = new Narrowing(table, table.live, selectionOf(chosen));
  return new FilteredResult(table, narrowing, null, attributeOf);
}

describe('ShopTable', () => {
  it('returns the same products in the same order as a plain filter, after any change of rows', () => {
    const agrees = fc.property(rows, rows, selections, (before, after, chosen) => {
      const table = new ShopTable(0);
      table.upsert(before);
      table.upsert(after);
      const now = new Map([...before, ...after].map((row) => [row.product_id, row]));
      const expected = [...now.values()].filter((row) => fits(row, chosen));
      const cheapest = [...expected].sort(
        (a, b) => a.price - b.price || b.created_ms - a.created_ms || b.product_id - a.product_id,
      );
      const result = search(table, chosen);
      expect(result.total).toBe(expected.length);
      expect(result.page('price', 0, 100)).toEqual(cheapest.map((row) => row.product_id));
      expect(result.page('price', 1, 2)).toEqual(cheapest.slice(1, 3).map((row) => row.product_id));
      expect(result.page('price_desc', 0, 100)).toEqual(cheapest.map((row) => row.product_id).reverse());
    });
    fc.assert(agrees);
  });

  it.each([
    ['newest', { created_ms: 1 }],
    ['price', { price: 1 }],
    ['rating', { rating: 1 }],
    ['popular', { sold_count: 1 }],
  ] as const)('moves a product in the order %s when only this changes: %j', (order, change) => {
    const table = new ShopTable(2);
    table.upsert([shopRow({ product_id: 1 }), shopRow({ product_id: 2 })]);
    const ids = (): number[] => [0, 1].map((place) => table.ids[table.orders[order].at(place)] ?? 0);
    expect(ids()).toEqual([2, 1]);
    // The highest price is last, and the highest of all else first.
    table.upsert([shopRow({ product_id: order === 'price' ? 2 : 1, ...change })]);
    expect(ids()).toEqual([1, 2]);
  });

  it('counts each facet value as if it replaced the selection of its own facet', () => {
    const agrees = fc.property(rows, selections, (all, chosen) => {
      const table = new ShopTable(0);
      table.upsert(all);
      const { counts } = search(table, chosen);
      for (let id = 1; id <= 4; id++) {
        const matches = all.filter((row) => fits(row, chosen, 'category') && row.categories.includes(id));
        expect(counts.categories.get(id) ?? 0).toBe(matches.length);
      }
      for (const value of [1, 2, 3, 11, 12, 13]) {
        const matches = all.filter((row) => fits(row, chosen, value < 10 ? 1 : 2, value));
        expect(counts.values.get(value) ?? 0).toBe(matches.length);
      }
    });
    fc.assert(agrees);
  });
});

describe('Bitset', () => {
  it('computes intersection, union and size like a set', () => {
    const agrees = fc.property(fc.array(fc.nat(200)), fc.array(fc.nat(200)), (some, others) => {
      const [a, b] = [Bitset.empty(201), Bitset.empty(201)];
      some.forEach((n) => a.add(n));
      others.forEach((n) => b.add(n));
      const members: number[] = [];
      const both = a.copy().intersect(b);
      both.forEach((n) => members.push(n));
      const expected = [...new Set(some)].filter((n) => others.includes(n)).sort((x, y) => x - y);
      expect(members).toEqual(expected);
      expect(both.size).toBe(expected.length);
      expect(a.copy().addAll(b).size).toBe(new Set([...some, ...others]).size);
    });
    fc.assert(agrees);
  });
});
