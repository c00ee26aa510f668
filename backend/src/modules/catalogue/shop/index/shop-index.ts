import { Injectable } from '@nestjs/common';
import type { StockStatus } from '@stoa/contracts';
import { LRUCache } from 'lru-cache';
import { VersionedCache } from '../../../../kernel/cache';
import { Clock } from '../../../../kernel/clock';
import { Database } from '../../../../kernel/database';
import type { Words } from '../../vocabulary';
import { CATALOGUE } from '../versions';
import { Bitset } from './bitset';
import { allEntries, entriesSince, STOCK_NUMBERS } from './entry-rows';
import { Found } from './found';
import { Narrowing } from './narrowing';
import type { Selection } from './selection';
import { ShopTable } from './shop-table';

/** Milliseconds that rows are read again over, for transactions that committed after younger ones. */
const OVERLAP = 5_000;
/** Selections whose results are kept until something changes. */
const KEPT_SELECTIONS = 300;

/** Products on offer at one moment. */
export interface Shelf {
  table: ShopTable;
  /** Live, of vendors that trade, and available already. */
  offered: Bitset;
  /** The same, but not available yet; the soonest first. */
  upcoming: number[];
  words: Words;
}

/**
 * The whole shop in this process: narrows, counts and sorts it without any statement. Filled from the
 * read model at first use; when the catalogue's version moves, the rows written since are taken in.
 */
@Injectable()
export class ShopIndex {
  private table: ShopTable | null = null;
  private version = '';
  private until = 0;
  private refreshing: Promise<void> | null = null;
  private shelf: (Shelf & { until: number }) | null = null;
  private readonly kept = new LRUCache<string, Found>({ max: KEPT_SELECTIONS });

  constructor(
    private readonly database: Database,
    private readonly cache: VersionedCache,
    private readonly clock: Clock,
  ) {}

  /** What is on offer now, in the words of a language. */
  async current(words: Words): Promise<Shelf> {
    const table = await this.upToDate();
    const now = this.clock.now().getTime();
    if (
      !this.shelf ||
      this.shelf.table !== table ||
      this.shelf.until <= now ||
      !sameTraders(this.shelf.words, words)
    ) {
      this.shelf = layOut(table, words, now);
      this.kept.clear();
    }
    return this.shelf.words === words ? this.shelf : { ...this.shelf, words };
  }

  /** The products that a selection leaves; `search` names what `found` was searched by. */
  find(shelf: Shelf, selection: Selection, search = ''): Found {
    const key = `${search}|${keyOf(selection)}`;
    const known = this.kept.get(key);
    if (known) return known;
    const base = selection.found ? this.onlyFound(shelf, selection.found) : shelf.offered;
    const narrowing = new Narrowing(shelf.table, base, selection);
    const attributeOf = (id: number): number | undefined => shelf.words.values.get(id)?.attribute_id;
    const found = new Found(shelf.table, narrowing, narrowing.all(), selection.found, attributeOf);
    this.kept.set(key, found);
    return found;
  }

  /** What cards say live of a product; null when it is not known here. */
  live({ table }: Shelf, productId: number): { vendor_id: number; stock_status: StockStatus } | null {
    const slot = table.slotOf(productId);
    if (slot === undefined) return null;
    return {
      vendor_id: table.vendors[slot] ?? 0,
      stock_status: STOCK_NUMBERS[table.stock[slot] ?? 0] ?? 'out',
    };
  }

  private async upToDate(): Promise<ShopTable> {
    // Twice, because a refresh under way may have read before the change that this reader waits for.
    for (let turn = 0; turn < 2; turn++) {
      if (this.table && this.version === this.cache.version(CATALOGUE)) break;
      this.refreshing ??= this.refresh().finally(() => (this.refreshing = null));
      await this.refreshing;
    }
    if (!this.table) throw new Error('The shop index could not be filled');
    return this.table;
  }

  private onlyFound({ table, offered }: Shelf, ids: readonly number[]): Bitset {
    const slots = Bitset.empty(table.capacity);
    for (const id of ids) {
      const slot = table.slotOf(id);
      if (slot !== undefined && offered.has(slot)) slots.add(slot);
    }
    return slots;
  }

  private async refresh(): Promise<void> {
    const version = this.cache.version(CATALOGUE);
    const isKept = this.table ? await this.takeChanges(this.table) : false;
    if (!isKept) await this.readAll();
    this.version = version;
    this.shelf = null;
  }

  private async takeChanges(table: ShopTable): Promise<boolean> {
    // A long transaction's rows carry moments from before others that were taken in already.
    this.until = Math.min(this.until, this.cache.takeOldestChange(CATALOGUE));
    const { rows, until } = await entriesSince(this.database.em, this.until - OVERLAP);
    this.until = Math.max(this.until, until);
    return table.take(rows);
  }

  private async readAll(): Promise<void> {
    const [{ count } = { count: 0 }] = await this.database.em.query(
      'SELECT COUNT(*) AS count FROM shop_entries',
    );
    const table = new ShopTable(Number(count));
    const parts = [];
    for await (const part of allEntries(this.database.em)) parts.push(part);
    if (!table.take(parts.flatMap((part) => part.rows))) throw new Error('The shop grew while it was read');
    this.until = Math.max(0, ...parts.map((part) => part.until));
    this.table = table;
  }
}

function layOut(table: ShopTable, words: Words, now: number): Shelf & { until: number } {
  const offered = Bitset.empty(table.capacity);
  const coming: number[] = [];
  table.live.forEach((slot) => {
    if (!words.vendors.get(table.vendors[slot] ?? 0)?.trades) return;
    if ((table.available[slot] ?? 0) > now) coming.push(slot);
    else offered.add(slot);
  });
  coming.sort((a, b) => (table.available[a] ?? 0) - (table.available[b] ?? 0));
  const next = coming[0];
  const upcoming = coming.map((slot) => table.ids[slot] ?? 0);
  return {
    table,
    offered,
    upcoming,
    words,
    until: next === undefined ? Infinity : (table.available[next] ?? 0),
  };
}

/** Words of two languages agree on who trades when they were made of the same facts. */
function sameTraders(a: Words, b: Words): boolean {
  return a === b || (a.vendors.size === b.vendors.size && a.tradersKey === b.tradersKey);
}

function keyOf({ found: _, attributes, ...rest }: Selection): string {
  return JSON.stringify([rest, [...attributes]]);
}
