import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { In } from 'typeorm';
import { IncrementalIndex, VersionedCache } from '../../../../kernel/cache';
import { Clock } from '../../../../kernel/clock';
import { Database } from '../../../../kernel/database';
import { SEARCH } from '../versions';
import type { SearchResult } from './find-texts';
import { FindTexts } from './find-texts';
import { SearchSynonym } from './search-synonym.entity';
import { SearchText } from './search-text.entity';
import { Synonyms } from './synonyms';
import type { TextRow } from './text-index';
import { TextIndex } from './text-index';

/** Rows that are read and taken in at once, so that other requests are served in between. */
const AT_ONCE = 1_000;
const KEPT_RESULTS = 500;

/** Keeps the words of all products, and in this process the index that searches are answered from. */
@Injectable()
export class ProductSearch {
  private readonly index: IncrementalIndex<TextIndex>;
  private synonyms = new Synonyms([]);
  private readonly kept = new LRUCache<string, SearchResult>({ max: KEPT_RESULTS });

  constructor(
    private readonly database: Database,
    private readonly cache: VersionedCache,
    private readonly clock: Clock,
  ) {
    this.index = new IncrementalIndex(cache, SEARCH, {
      readAll: async () => {
        const index = new TextIndex();
        return { index, until: await this.takeIn(index, -1) };
      },
      takeChanges: async (index, since) => (index.isStale ? null : this.takeIn(index, since)),
      refreshed: () => this.refreshed(),
    });
  }

  /** Writes the words of some products where they have become others; in the caller's transaction. */
  async write(rows: readonly TextRow[]): Promise<void> {
    if (rows.length === 0) return;
    const { em } = this.database;
    const known = await em.find(SearchText, { where: { product_id: In(rows.map((row) => row.product_id)) } });
    const before = new Map(known.map((row) => [row.product_id, row]));
    const differing = rows.filter((row) => {
      const former = before.get(row.product_id);
      return former?.name !== row.name || former.words !== row.words;
    });
    if (differing.length === 0) return;
    const changed_ms = this.clock.now().getTime();
    await em.upsert(
      SearchText,
      differing.map((row) => ({ ...row, changed_ms })),
      ['product_id'],
    );
    this.cache.bump(SEARCH);
  }

  /** Other nodes keep the words of what is gone; it is not on offer any more, so nobody finds it. */
  async remove(productIds: readonly number[]): Promise<void> {
    await this.database.em.delete(SearchText, { product_id: In([...productIds]) });
  }

  /** What fits a text, the best first; `isTyping` takes the last word for the beginning of one. */
  async find(text: string, language: string, isTyping = false): Promise<SearchResult> {
    const index = await this.index.current();
    const key = `${language}:${isTyping}:${text}`;
    const known = this.kept.get(key);
    if (known) return known;
    const result = new FindTexts(index, this.synonyms, language, isTyping).execute(text);
    this.kept.set(key, result);
    return result;
  }

  /** The synonyms in use, for whoever compares other names with what was typed. */
  async currentSynonyms(): Promise<Synonyms> {
    await this.index.current();
    return this.synonyms;
  }

  private async refreshed(): Promise<void> {
    const groups = await this.database.em.find(SearchSynonym);
    this.synonyms = new Synonyms(groups.map((group) => group.terms));
    this.kept.clear();
  }

  /** Answers the moment of the youngest change among the rows. */
  private async takeIn(index: TextIndex, since: number): Promise<number> {
    let until = 0;
    const sql = `SELECT product_id, name, words, changed_ms FROM search_texts
      WHERE changed_ms >= ? AND product_id > ? ORDER BY product_id LIMIT ${AT_ONCE}`;
    for (let last = 0; ;) {
      const rows: (TextRow & { changed_ms: number | string })[] = await this.database.em.query(sql, [
        since,
        last,
      ]);
      for (const row of rows) {
        index.take({ ...row, product_id: Number(row.product_id) });
        until = Math.max(until, Number(row.changed_ms));
      }
      if (rows.length < AT_ONCE) return until;
      last = Number(rows.at(-1)?.product_id);
      // SQLite answers without ever waiting, so that others would not have their turn.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}
