import { LRUCache } from 'lru-cache';
import type { ShopTable } from '../product-index/shop-table';

interface CachedRow<Row> {
  productId: number;
  revision: number;
  row: Row;
}

/** Cache of rows read per product, valid until the index takes in a change of the product. */
export class RowCache<Row extends object | string, Key extends string | number = string> {
  private readonly rows: LRUCache<Key, CachedRow<Row>>;
  private table: ShopTable | null = null;

  /**
   * @param max maximum total size of the cache, in the unit of `sizeOf`
   * @param sizeOf size of a row
   */
  constructor(max: number, sizeOf: (row: Row) => number) {
    this.rows = new LRUCache({ maxSize: max, sizeCalculation: ({ row }) => sizeOf(row) });
  }

  /** The cached row of a key, if still valid. */
  get(table: ShopTable, key: Key): Row | undefined {
    this.follow(table);
    const cached = this.rows.get(key);
    return cached && cached.revision === table.revisionOf(cached.productId) ? cached.row : undefined;
  }

  /** Call before reading; returns a function that caches rows, unless something changed meanwhile. */
  reading(table: ShopTable): (key: Key, productId: number, row: Row) => void {
    this.follow(table);
    const { changes } = table;
    return (key, productId, row) => {
      const revision = table.revisionOf(productId);
      if (this.table !== table || changes !== table.changes || revision === undefined) return;
      this.rows.set(key, { productId, revision, row });
    };
  }

  private follow(table: ShopTable): void {
    if (this.table === table) return;
    this.rows.clear();
    this.table = table;
  }
}
