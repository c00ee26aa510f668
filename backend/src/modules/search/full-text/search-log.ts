import type { BeforeApplicationShutdown } from '@nestjs/common';
import { Injectable, Logger } from '@nestjs/common';
import type { SearchOutcome } from '@stoa/contracts';
import { LRUCache } from 'lru-cache';
import { In, LessThan } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { Database, isDuplicate } from '../../../kernel/database';
import { SearchQuery } from '../merchandising/search-query.entity';
import type { ShopRequest } from '../pages/shop-query';
import { loggedText } from './logged-text';

/** Milliseconds that searches are buffered before they are written. */
const COLLECTED_FOR = 2_000;
/** Maximum number of distinct searches buffered; further ones are not counted. */
const MAX_COLLECTED = 500;
/** Maximum number of rows; beyond it the rarest are deleted, among equals the least recently searched. */
const MAX_STORED = 10_000;
const KEPT_FOR = 180 * 86_400_000;
const KNOWN_TOTALS = 2_000;

interface Count {
  query: string;
  language: string;
  searches: number;
}

/**
 * Counts searches of the whole shop outside of the requests: buffered in memory, written in batches, without
 * personal data. Suggestions, further pages and filtered lists are not counted.
 */
@Injectable()
export class SearchLog implements BeforeApplicationShutdown {
  private readonly logger = new Logger(SearchLog.name);
  private counts = new Map<string, Count>();
  private readonly totals = new LRUCache<string, { total: number }>({ max: KNOWN_TOTALS });
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Counts a submitted search. */
  count(request: ShopRequest, language: string): void {
    const query = submitted(request);
    if (query === null) return;
    const key = `${language}:${query}`;
    const count = this.counts.get(key);
    if (count) count.searches++;
    else if (this.counts.size < MAX_COLLECTED) this.counts.set(key, { query, language, searches: 1 });
    this.timer ??= setTimeout(() => void this.write(), COLLECTED_FOR).unref();
  }

  /** Records the number of products that a search found. */
  record(request: ShopRequest, language: string, total: number): void {
    const query = submitted(request);
    if (query !== null) this.totals.set(`${language}:${query}`, { total });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.write();
  }

  /** Must not fail for a mere report: counts that can't be written are dropped. */
  private async write(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const counts = [...this.counts.values()];
    this.counts = new Map();
    if (counts.length === 0) return;
    try {
      await this.database.tx(async () => {
        let added = 0;
        for (const count of counts) added += await this.add(count);
        if (added > 0) await this.prune();
      });
    } catch (error) {
      this.logger.warn(error, 'searches not counted');
    }
  }

  /** Adds to the row of a query; returns 1 if it was inserted. */
  private async add({ query, language, searches }: Count): Promise<number> {
    if (await this.raise({ query, language, searches })) return 0;
    const { em } = this.database;
    const now = this.clock.now();
    const search = this.search(query, language) ?? { results: 0, outcome: 'no_results' };
    const moments = { created_at: now, updated_at: now, last_searched_at: now };
    try {
      await em.insert(SearchQuery, { query, language, searches, ...search, ...moments });
      return 1;
    } catch (error) {
      // Another node won the race.
      if (!isDuplicate(error)) throw error;
      await this.raise({ query, language, searches });
      return 0;
    }
  }

  private async raise({ query, language, searches }: Count): Promise<boolean> {
    const now = this.clock.now();
    const { affected } = await this.database.em
      .createQueryBuilder()
      .update(SearchQuery)
      .set({
        searches: () => 'searches + :searches',
        ...this.search(query, language),
        last_searched_at: now,
        updated_at: now,
      })
      .where('query = :query AND language = :language', { query, language, searches })
      .execute();
    return affected === 1;
  }

  private search(query: string, language: string): { results: number; outcome: SearchOutcome } | undefined {
    const cached = this.totals.get(`${language}:${query}`);
    return cached && { results: cached.total, outcome: cached.total > 0 ? 'results' : 'no_results' };
  }

  private async prune(): Promise<void> {
    const { em } = this.database;
    const oldest = new Date(this.clock.now().getTime() - KEPT_FOR);
    await em.delete(SearchQuery, { last_searched_at: LessThan(oldest) });
    const take = (await em.count(SearchQuery)) - MAX_STORED;
    if (take <= 0) return;
    const order = { searches: 'ASC', last_searched_at: 'ASC' } as const;
    const rarest = await em.find(SearchQuery, { select: { id: true }, order, take });
    await em.delete(SearchQuery, { id: In(rarest.map(({ id }) => id)) });
  }
}

/** The normalised text of a search of the whole shop; null for other requests. */
function submitted({ q, page, sort, chosen, selection, delivers_to }: ShopRequest): string | null {
  const { price_min, price_max, rating, in_stock, on_sale } = selection;
  const narrowed = [price_min, price_max, rating, delivers_to].some((value) => value !== null);
  if (q === null || page > 1 || sort !== 'relevance' || chosen.size > 0) return null;
  return narrowed || in_stock || on_sale ? null : loggedText(q);
}
