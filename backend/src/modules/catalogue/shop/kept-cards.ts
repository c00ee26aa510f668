import { LRUCache } from 'lru-cache';
import type { ShopTable } from './index/shop-table';

/** Cards of one language each that a process keeps: about 10 MB. */
const MOST = 15_000;

interface Kept {
  revision: number;
  body: string;
}

/** Bodies of cards that have been read, for as long as the index has taken in no change of their products. */
export class KeptCards {
  private readonly bodies = new LRUCache<string, Kept>({ max: MOST });
  private table: ShopTable | null = null;

  /** Puts the kept bodies of some products into `found` and answers the ids of all others. */
  take(table: ShopTable, ids: readonly number[], language: string, found: Map<number, string>): number[] {
    if (this.table !== table) {
      this.bodies.clear();
      this.table = table;
    }
    return ids.filter((id) => {
      const kept = this.bodies.get(`${language}:${id}`);
      if (!kept || kept.revision !== revisionOf(table, id)) return true;
      found.set(id, kept.body);
      return false;
    });
  }

  /** Notes the revisions of products that are about to be read, and keeps what was read under them. */
  reading(table: ShopTable, ids: readonly number[], language: string): (read: Map<number, string>) => void {
    const revisions = ids.map((id) => revisionOf(table, id));
    return (read) => {
      if (this.table !== table) return;
      ids.forEach((id, place) => {
        const body = read.get(id);
        const revision = revisions[place];
        if (body !== undefined && revision !== undefined)
          this.bodies.set(`${language}:${id}`, { revision, body });
      });
    };
  }
}

function revisionOf(table: ShopTable, id: number): number | undefined {
  const slot = table.slotOf(id);
  return slot === undefined ? undefined : table.revisions[slot];
}
