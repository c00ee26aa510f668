import { LRUCache } from 'lru-cache';
import { Bitset } from './bitset';
import type { AttributeOf } from './facet-counts';
import { FilteredResult } from './filtered-result';
import { FollowingResult } from './following-result';
import { Narrowing } from './narrowing';
import type { SearchResult } from './search-result';
import type { Selection } from './selection';
import { EVERYTHING } from './selection';
import type { ShopTable } from './shop-table';

/** Maximum number of results that follow each change: two bits per product each. */
const MAX_FOLLOWING = 64;

/** Maximum number of other results, until something changes. */
const MAX_FILTERED = 300;

/** For selections without attributes; keeps no names alive. */
const noAttribute: AttributeOf = () => undefined;

/** The results of selections: simple ones follow the changes of the index, others are dropped at each. */
export class Results {
  private readonly following = new LRUCache<string, FollowingResult>({ max: MAX_FOLLOWING });
  private readonly filtered = new LRUCache<string, FilteredResult>({ max: MAX_FILTERED });

  constructor(
    private readonly table: ShopTable,
    /** The products on offer; kept up to date by the index. */
    private readonly offered: Bitset,
  ) {}

  /** The products of a selection. */
  find(selection: Selection, attributeOf: AttributeOf): SearchResult {
    const key = keyOf(selection);
    const kept = this.following.get(key) ?? this.filtered.get(key);
    if (kept) return kept;
    const { table, offered } = this;
    const { searched } = selection;
    const found = searched && new FoundProducts(table, searched.ids);
    const narrowing = new Narrowing(table, found ? found.amongst(offered) : offered, selection);
    const { matches, chosen: facets } = narrowing;
    const [chosen, ...others] = facets;
    if (others.length > 0 || typeof chosen === 'number') {
      const result = new FilteredResult(table, narrowing, searched, attributeOf);
      this.filtered.set(key, result);
      return result;
    }
    const result = new FollowingResult(table, narrowing.all(), {
      searched,
      chosen,
      belongs: (slot) => (found?.has(slot) ?? true) && matches(slot),
      unfiltered: () => this.find({ ...EVERYTHING, searched }, noAttribute),
    });
    this.following.set(key, result);
    return result;
  }

  /** Takes a product out of all results before the table changes it. */
  leave(slot: number): void {
    for (const result of this.following.values()) result.leave(slot);
  }

  /** Takes changed products into the results that they belong to. */
  enter(slots: readonly number[]): void {
    if (slots.length > 0) this.filtered.clear();
    for (const slot of slots)
      if (this.offered.has(slot)) for (const result of this.following.values()) result.enter(slot);
  }
}

/** Products that a search found, whether they are on offer or not. */
class FoundProducts {
  private readonly slots: Bitset;
  /** Ids that the table does not have yet: the words of a product may be read before its row. */
  private readonly awaited = new Set<number>();

  constructor(
    private readonly table: ShopTable,
    ids: readonly number[],
  ) {
    this.slots = Bitset.empty(table.capacity);
    for (const id of ids) {
      const slot = table.slotOf(id);
      if (slot === undefined) this.awaited.add(id);
      else this.slots.add(slot);
    }
  }

  has(slot: number): boolean {
    return this.slots.has(slot) || this.awaited.has(this.table.ids[slot] ?? 0);
  }

  amongst(others: Bitset): Bitset {
    return this.slots.copy().intersect(others);
  }
}

function keyOf({ searched, attributes, reach, ...rest }: Selection): string {
  return JSON.stringify([searched?.key, rest, [...attributes], reach?.key]);
}
