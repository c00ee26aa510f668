import { Injectable } from '@nestjs/common';
import type { StockStatus } from '@stoa/contracts';
import { LRUCache } from 'lru-cache';
import { IncrementalIndex, VersionedCache } from '../../../../kernel/cache';
import { Clock } from '../../../../kernel/clock';
import { Database } from '../../../../kernel/database';
import type { Words } from '../../vocabulary';
import { CATALOGUE } from '../versions';
import { Bitset } from './bitset';
import { allEntries, entriesSince, STOCK_NUMBERS } from './entry-rows';
import { Found } from './found';
import { isBuyable, Narrowing } from './narrowing';
import type { Selection } from './selection';
import { ShopTable } from './shop-table';

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
  private readonly table: IncrementalIndex<ShopTable>;
  private shelf: (Shelf & { until: number }) | null = null;
  private readonly kept = new LRUCache<string, Found>({ max: KEPT_SELECTIONS });

  constructor(
    private readonly database: Database,
    cache: VersionedCache,
    private readonly clock: Clock,
  ) {
    this.table = new IncrementalIndex(cache, CATALOGUE, {
      readAll: () => this.readAll(),
      takeChanges: (table, since) => this.takeChanges(table, since),
      refreshed: () => {
        this.shelf = null;
      },
    });
  }

  /** What is on offer now, in the words of a language. */
  async current(words: Words): Promise<Shelf> {
    const table = await this.table.current();
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

  /** What a search found; of what operators have put first, that which can't be bought now comes last. */
  ranked(
    { table }: Pick<Shelf, 'table'>,
    { ids, pinned }: { ids: readonly number[]; pinned: readonly number[] },
  ): number[] {
    const gone = new Set(
      pinned.filter((id) => {
        const slot = table.slotOf(id);
        return slot !== undefined && !isBuyable(table, slot);
      }),
    );
    return [...ids.filter((id) => !gone.has(id)), ...gone];
  }

  /** Those of some products that are on offer, in their order; what can't be bought now comes last. */
  offered({ table, offered }: Shelf, ids: readonly number[]): number[] {
    const shown = ids.filter((id) => offered.has(table.slotOf(id) ?? -1));
    return this.ranked({ table }, { ids: shown, pinned: shown });
  }

  private onlyFound({ table, offered }: Shelf, ids: readonly number[]): Bitset {
    const slots = Bitset.empty(table.capacity);
    for (const id of ids) {
      const slot = table.slotOf(id);
      if (slot !== undefined && offered.has(slot)) slots.add(slot);
    }
    return slots;
  }

  private async takeChanges(table: ShopTable, since: number): Promise<number | null> {
    const { rows, until } = await entriesSince(this.database.em, since);
    return table.take(rows) ? until : null;
  }

  private async readAll(): Promise<{ index: ShopTable; until: number }> {
    const [{ count } = { count: 0 }] = await this.database.em.query(
      'SELECT COUNT(*) AS count FROM shop_entries',
    );
    const index = new ShopTable(Number(count));
    const parts = [];
    for await (const part of allEntries(this.database.em)) parts.push(part);
    if (!index.take(parts.flatMap((part) => part.rows))) throw new Error('The shop grew while it was read');
    return { index, until: Math.max(0, ...parts.map((part) => part.until)) };
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

function keyOf({ found: _, attributes, reach, ...rest }: Selection): string {
  return JSON.stringify([rest, [...attributes], reach?.key]);
}
