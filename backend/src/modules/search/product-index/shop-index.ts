import { Injectable } from '@nestjs/common';
import type { StockStatus } from '@stoa/contracts';
import { IncrementalIndex, VersionedCache } from '../../../kernel/cache';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import type { LocalizedNames } from '../../catalogue';
import { CATALOGUE, PRODUCTS } from '../../catalogue';
import { Bitset } from './bitset';
import { allEntries, entriesOf, entriesSince, type EntryRows, STOCK_NUMBERS } from './entry-rows';
import { Results } from './results';
import type { SearchResult } from './search-result';
import { rankedIds, type Searched } from './searched';
import { SOLD_COUNTS } from '../read-models/versions';
import type { Selection } from './selection';
import { type ShopRow, ShopTable } from './shop-table';

/** Rows taken into a new index at once, so that other requests are served in between. */
const TAKEN_AT_ONCE = 100_000;

/** A snapshot, and when, in milliseconds since 1970, the next product becomes available. */
type CurrentSnapshot = IndexSnapshot & { until: number };

/** Products on offer at one moment. */
export interface IndexSnapshot {
  table: ShopTable;
  /** Live, of trading vendors, and available. */
  offered: Bitset;
  /** The same, but not available yet; the soonest first. */
  upcoming: number[];
  names: LocalizedNames;
  /** What selections of these products found. */
  results: Results;
}

/**
 * In-memory index of all products: filters, counts and sorts without SQL. Loaded from the read model at first
 * use; when the catalogue version changes, rows written since are read.
 */
@Injectable()
export class ShopIndex {
  private readonly table: IncrementalIndex<ShopTable>;
  private snapshot: CurrentSnapshot | null = null;

  constructor(
    private readonly database: Database,
    cache: VersionedCache,
    private readonly clock: Clock,
  ) {
    this.table = new IncrementalIndex(cache, [CATALOGUE, PRODUCTS, SOLD_COUNTS], {
      readAll: () => this.readAll(),
      applyChanges: async (table, since) => this.take(table, await entriesSince(this.database.em, since)),
      applyRecords: async (table, ids) => this.take(table, await entriesOf(this.database.committed, ids)),
      refreshed: () => undefined,
    });
  }

  /** The current index snapshot, with names in one language. */
  async current(names: LocalizedNames): Promise<IndexSnapshot> {
    const table = await this.table.current();
    const now = this.clock.now().getTime();
    if (
      !this.snapshot ||
      this.snapshot.table !== table ||
      this.snapshot.until <= now ||
      !sameTraders(this.snapshot.names, names)
    ) {
      this.snapshot = layOut(table, names, now);
    }
    return this.snapshot.names === names ? this.snapshot : { ...this.snapshot, names };
  }

  /** The products of a selection. */
  find(snapshot: IndexSnapshot, selection: Selection): SearchResult {
    return snapshot.results.find(selection, (id) => snapshot.names.values.get(id)?.attribute_id);
  }

  /** The first products of a search that are on offer, which costs less than its result with totals and facets. */
  best({ table, offered }: IndexSnapshot, searched: Searched, limit: number): number[] {
    const ids: number[] = [];
    for (const id of rankedIds(table, searched)) {
      if (ids.length === limit) break;
      if (offered.has(table.slotOf(id) ?? -1)) ids.push(id);
    }
    return ids;
  }

  /** Live data of a product for its card; null if the index does not have it. */
  live({ table }: IndexSnapshot, productId: number): { vendor_id: number; stock_status: StockStatus } | null {
    const slot = table.slotOf(productId);
    if (slot === undefined) return null;
    return {
      vendor_id: table.vendors[slot] ?? 0,
      stock_status: STOCK_NUMBERS[table.stock[slot] ?? 0] ?? 'out',
    };
  }

  /** Those of the given products that are on offer, in order; ones that can't be bought now come last. */
  offered({ table, offered }: IndexSnapshot, ids: readonly number[]): readonly number[] {
    const shown = ids.filter((id) => offered.has(table.slotOf(id) ?? -1));
    return rankedIds(table, { ids: shown, pinned: shown });
  }

  /** Takes changed rows in; returns the time of the latest, or null if the table must be rebuilt. */
  private take(table: ShopTable, { rows, until }: EntryRows): number | null {
    const snapshot = this.snapshot?.table === table ? this.snapshot : null;
    const changed = table.upsert(rows, (slot) => snapshot?.results.leave(slot));
    if (!changed) return null;
    if (!snapshot) return until;
    const now = this.clock.now().getTime();
    for (const slot of changed) patch(snapshot, slot, now);
    snapshot.results.enter(changed);
    return until;
  }

  private async readAll(): Promise<{ index: ShopTable; until: number }> {
    const [{ count } = { count: 0 }] = await this.database.em.query(
      'SELECT COUNT(*) AS count FROM shop_entries',
    );
    const index = new ShopTable(Number(count));
    let until = 0;
    let waiting: ShopRow[] = [];
    const takeWaiting = (): void => {
      if (!index.upsert(waiting)) throw new Error('The shop grew while it was read');
      waiting = [];
    };
    for await (const part of allEntries(this.database.em)) {
      until = Math.max(until, part.until);
      waiting = waiting.concat(part.rows);
      if (waiting.length < TAKEN_AT_ONCE) continue;
      takeWaiting();
      // SQLite queries never yield to the event loop.
      await new Promise((resolve) => setImmediate(resolve));
    }
    takeWaiting();
    this.snapshot = null;
    return { index, until };
  }
}

function layOut(table: ShopTable, names: LocalizedNames, now: number): CurrentSnapshot {
  const offered = Bitset.empty(table.capacity);
  const results = new Results(table, offered);
  const snapshot = { table, offered, upcoming: [], names, results, until: Infinity };
  const coming: number[] = [];
  table.live.forEach((slot) => {
    if (!names.vendors.get(table.vendors[slot] ?? 0)?.may_sell) return;
    if ((table.available[slot] ?? 0) > now) coming.push(slot);
    else snapshot.offered.add(slot);
  });
  setUpcoming(snapshot, coming);
  return snapshot;
}

/** Brings a changed product of the table into a snapshot. */
function patch(snapshot: CurrentSnapshot, slot: number, now: number): void {
  const { table, names, offered, upcoming } = snapshot;
  const isShown = table.live.has(slot) && names.vendors.get(table.vendors[slot] ?? 0)?.may_sell === true;
  const isComing = isShown && (table.available[slot] ?? 0) > now;
  if (isShown && !isComing) offered.add(slot);
  else offered.remove(slot);
  const id = table.ids[slot] ?? 0;
  if (!isComing && !upcoming.includes(id)) return;
  const others = upcoming.filter((other) => other !== id).flatMap((other) => table.slotOf(other) ?? []);
  setUpcoming(snapshot, isComing ? [...others, slot] : others);
}

function setUpcoming(snapshot: CurrentSnapshot, slots: number[]): void {
  const { available, ids } = snapshot.table;
  const sorted = slots.sort((a, b) => (available[a] ?? 0) - (available[b] ?? 0));
  const [next] = sorted;
  snapshot.upcoming = sorted.map((slot) => ids[slot] ?? 0);
  snapshot.until = next === undefined ? Infinity : (available[next] ?? 0);
}

/** Whether two languages' names were built from the same trading vendors. */
function sameTraders(a: LocalizedNames, b: LocalizedNames): boolean {
  return a === b || (a.vendors.size === b.vendors.size && a.tradersKey === b.tradersKey);
}
