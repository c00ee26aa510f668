import fc from 'fast-check';
import { shopRow, shopRows } from '../../../../test/support/shop-row';
import { FilteredResult } from './filtered-result';
import { FollowingResult } from './following-result';
import { Narrowing } from './narrowing';
import { Results } from './results';
import type { Searched } from './searched';
import type { Selection } from './selection';
import { EVERYTHING } from './selection';
import { ShopTable } from './shop-table';

const attributeOf = (value: number): number => (value < 10 ? 1 : 2);

const search = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 40 }).map((ids): Searched => {
  return { key: 'text', ids, pinned: ids.slice(0, 2) };
});

const oneFacet: fc.Arbitrary<Partial<Selection>> = fc.oneof(
  fc.constant({}),
  fc.record({ categories: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 2 }) }),
  fc.record({ brands: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 2 }) }),
  fc.record({ vendors: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 2 }) }),
  fc.record({ price_min: fc.integer({ min: 0, max: 10 }), price_max: fc.integer({ min: 10, max: 20 }) }),
  fc.record({ rating: fc.integer({ min: 1, max: 4 }) }),
  fc.constant({ in_stock: true }),
  fc.constant({ on_sale: true }),
);

/** A table, and its results; all live products are on offer. */
function shop(): {
  table: ShopTable;
  results: Results;
  change: (rows: Parameters<ShopTable['upsert']>[0]) => void;
} {
  const table = new ShopTable(100);
  const results = new Results(table, table.live);
  const change = (rows: Parameters<ShopTable['upsert']>[0]): void =>
    results.enter(table.upsert(rows, (slot) => results.leave(slot)) ?? []);
  return { table, results, change };
}

describe('the results of selections', () => {
  it('are after any changes what a search then would find', () => {
    fc.assert(
      fc.property(
        shopRows,
        fc.array(shopRows, { maxLength: 4 }),
        oneFacet,
        fc.option(search),
        (first, batches, facet, searched) => {
          const { table, results, change } = shop();
          change(first);
          const selection = { ...EVERYTHING, ...facet, searched };
          const result = results.find(selection, attributeOf);
          batches.forEach((batch, index) => {
            // Facets that are read in between are counted on from there.
            if (index % 2 === 0) void result.counts;
            change(batch.map((row) => ({ ...row, changed_ms: 3 + index })));
          });
          expect(result).toBeInstanceOf(FollowingResult);
          expect(results.find(selection, attributeOf)).toBe(result);
          const live = table.live.copy();
          if (searched)
            live.forEach((slot) => void (searched.ids.includes(table.ids[slot] ?? 0) || live.remove(slot)));
          const anew = new FilteredResult(
            table,
            new Narrowing(table, live, selection),
            searched,
            attributeOf,
          );
          expect(result.total).toBe(anew.total);
          expect(result.counts).toEqual(anew.counts);
          expect(result.priceRange).toEqual(anew.priceRange);
          for (const order of ['relevance', 'price', 'popular'] as const)
            expect(result.page(order, 0, 100)).toEqual(anew.page(order, 0, 100));
        },
      ),
    );
  });

  it('are the same for a selection of several facets only until a product changes', () => {
    const { results, change } = shop();
    change([shopRow({ product_id: 1, vendor_id: 1, brand_id: 1 })]);
    const selection = { ...EVERYTHING, vendors: [1], brands: [1] };
    const before = results.find(selection, attributeOf);
    expect(results.find(selection, attributeOf)).toBe(before);
    change([shopRow({ product_id: 2, vendor_id: 1, brand_id: 1, changed_ms: 1 })]);
    const after = results.find(selection, attributeOf);
    expect([before.total, after.total]).toEqual([1, 2]);
  });

  it('put a pinned product last once it is sold out, and first when it is back', () => {
    const { results, change } = shop();
    change([1, 2, 3].map((product_id) => shopRow({ product_id })));
    const searched = { key: 'text', ids: [3, 1, 2], pinned: [3] };
    const order = (): number[] =>
      results.find({ ...EVERYTHING, searched }, attributeOf).page('relevance', 0, 10);
    expect(order()).toEqual([3, 1, 2]);
    change([shopRow({ product_id: 3, stock_status: 3, changed_ms: 1 })]);
    expect(order()).toEqual([1, 2, 3]);
    change([shopRow({ product_id: 3, changed_ms: 2 })]);
    expect(order()).toEqual([3, 1, 2]);
  });
});
