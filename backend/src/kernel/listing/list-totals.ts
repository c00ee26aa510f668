import { LRUCache } from 'lru-cache';
import type { RowQuery } from './row-query';

/** Largest total that is counted at every request. */
const COUNTED = 10_000;
/** For how many milliseconds a larger total is reused as an estimate, and of how many lists. */
const REUSED_FOR = 60_000;
const MAX_LISTS = 500;

/** Number of rows of a list. */
export interface Total {
  total: number;
  /** Whether the total was counted at an earlier request, up to a minute ago. */
  isEstimate: boolean;
}

/**
 * Counts the rows of lists: at every request up to 10,000 rows; a larger total is reused for a minute, because
 * counting reads every row of the list (ADR 84).
 */
export class ListTotals {
  /** Created for the first large total: most resources never have one, and its tables take 20 kB (ADR 89). */
  private large: LRUCache<string, number> | undefined;

  /** @param atLeast the rows that are known to exist */
  async count(query: RowQuery<unknown>, isExact: boolean, atLeast: number): Promise<Total> {
    const { key } = query;
    const known = isExact ? undefined : this.large?.get(key);
    if (known !== undefined) return { total: Math.max(known, atLeast), isEstimate: true };
    const total = await query.count();
    if (total > COUNTED) {
      this.large ??= new LRUCache({ max: MAX_LISTS, ttl: REUSED_FOR });
      this.large.set(key, total);
    } else this.large?.delete(key);
    return { total, isEstimate: false };
  }
}
