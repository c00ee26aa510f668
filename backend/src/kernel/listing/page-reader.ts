import { LRUCache } from 'lru-cache';
import type { BaseRecord } from '../database';
import { Failure } from '../http';
import type { Listing } from './list-query';
import { ListTotals, type Total } from './list-totals';
import type { PageEnd, RowQuery, Sort } from './row-query';

/** Offset from which a page is read from where the page before it ended, or else in two steps. */
const DEEP = 1000;
/** For how many milliseconds the end of a page is remembered, and of how many pages. */
const REMEMBERED_FOR = 60_000;
const MAX_ENDS = 500;

/** A page of rows, as plain objects with the entity's properties, and the number of all rows. */
export interface RowsPage<T> extends Total {
  rows: T[];
}

/** Reads the pages of one resource's lists (ADR 84). */
export class PageReader<T extends BaseRecord> {
  private readonly totals = new ListTotals();
  /** Ends of deep pages, by query and offset of the page that follows; created for the first of them (ADR 89). */
  private ends: LRUCache<string, PageEnd> | undefined;

  /** Reads a page of the narrowed rows. */
  async read(query: RowQuery<T>, { sort, from, limit, isExact, after: end }: Listing): Promise<RowsPage<T>> {
    if (end) return this.readAfter(query, { sort, limit, isExact }, end);
    if (from >= DEEP) return this.readDeep(query, { sort, from, limit, isExact });
    const rows = await query.rows(sort, from, limit);
    // A page that is not full ends the list.
    if (rows.length < limit && (rows.length > 0 || from === 0))
      return { rows, total: from + rows.length, isEstimate: false };
    return { rows, ...(await this.totals.count(query, isExact, from + rows.length)) };
  }

  /** The page after a row that the client names: rows that change meanwhile are neither skipped nor repeated by it. */
  private async readAfter(
    query: RowQuery<T>,
    { sort, limit, isExact }: Pick<Listing, 'sort' | 'limit' | 'isExact'>,
    end: PageEnd,
  ): Promise<RowsPage<T>> {
    if (!query.isFilled(sort[0]))
      throw Failure.field('after', 'can’t be used with this order: some rows have no value in it');
    const rows = await after(query.copy(), sort, end).rows(sort, 0, limit);
    return { rows, ...(await this.totals.count(query, isExact, rows.length)) };
  }

  private async readDeep(
    query: RowQuery<T>,
    { sort, from, limit, isExact }: Pick<Listing, 'sort' | 'from' | 'limit' | 'isExact'>,
  ): Promise<RowsPage<T>> {
    const canContinue = query.isFilled(sort[0]);
    const key = JSON.stringify([sort, query.key]);
    const end = canContinue ? this.ends?.get(`${from} ${key}`) : undefined;
    const rows = end
      ? await after(query.copy(), sort, end).rows(sort, 0, limit)
      : await query.byIds(await query.ids(sort, from, limit));
    const last = rows.at(-1);
    if (canContinue && last && rows.length === limit) {
      this.ends ??= new LRUCache({ max: MAX_ENDS, ttl: REMEMBERED_FOR });
      this.ends.set(`${from + limit} ${key}`, { value: last[sort[0] as keyof T], id: last.id });
    }
    return { rows, ...(await this.totals.count(query, isExact, from + rows.length)) };
  }
}

/** Only the rows that follow a row in the order. */
function after<T>(query: RowQuery<T>, [field, order]: Sort, { value, id }: PageEnd): RowQuery<T> {
  const sign = order === 'ASC' ? '>' : '<';
  if (field === 'id') return query.andWhere(`r.id ${sign} :after_id`, { after_id: id });
  const column = `r.\`${field}\``;
  return query.andWhere(
    `${column} ${sign}= :after AND (${column} ${sign} :after OR r.id ${sign} :after_id)`,
    {
      after: value,
      after_id: id,
    },
  );
}
