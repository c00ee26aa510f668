import { LRUCache } from 'lru-cache';
import type { ShopTable } from './index/shop-table';

interface Kept<Row> {
  productId: number;
  revision: number;
  row: Row;
}

/** What was read of products, for as long as the index has taken in no change of them. */
export class KeptRows<Row extends object | string> {
  private readonly rows: LRUCache<string, Kept<Row>>;
  private table: ShopTable | null = null;

  /**
   * @param most how much is kept in all, in the unit of `sizeOf`
   * @param sizeOf how much a row counts
   */
  constructor(most: number, sizeOf: (row: Row) => number) {
    this.rows = new LRUCache({ maxSize: most, sizeCalculation: ({ row }) => sizeOf(row) });
  }

  /** The row of a key, as long as it holds. */
  get(table: ShopTable, key: string): Row | undefined {
    this.follow(table);
    const kept = this.rows.get(key);
    return kept && kept.revision === table.revisionOf(kept.productId) ? kept.row : undefined;
  }

  /** Begins a read, and answers how to keep its rows: nothing is kept of what changed while it was read. */
  reading(table: ShopTable): (key: string, productId: number, row: Row) => void {
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
