import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { In } from 'typeorm';
import { IncrementalIndex, VersionedCache } from '../../../kernel/cache';
import { Clock } from '../../../kernel/clock';
import { Database, placeholders, type RowSource, upsertMany } from '../../../kernel/database';
import { Changes } from '../../../kernel/resource';
import type { Searched } from '../product-index/searched';
import { SearchCuration, SearchCurationProduct } from '../merchandising/search-curation.entity';
import { SearchSynonym } from '../merchandising/search-synonym.entity';
import { CATALOGUE } from '../../catalogue';
import { SEARCH } from './versions';
import { Curations } from './curations';
import type { SearchResult } from './find-texts';
import { FindTexts } from './find-texts';
import { SearchText } from './search-text.entity';
import { Synonyms } from './synonyms';
import type { TextRow } from './text-index';
import { TextIndex } from './text-index';
import { allWords, type StoredWords, wordsOf, wordsSince } from './text-rows';

const KEPT_RESULTS = 500;

/** What a search found, and its corrected text if there is one. */
export type CuratedResult = Searched & Pick<SearchResult, 'meant'>;

/** The search words of products as they are stored. */
export function storedWords(productIds: readonly number[]): RowSource<TextRow> {
  return {
    entity: SearchText,
    rest: `WHERE r.product_id IN (${placeholders(productIds)})`,
    values: productIds,
    properties: ['product_id', 'name', 'words'],
  };
}

/** Stores the search words of all products, and holds this process's full-text index. */
@Injectable()
export class ProductSearch implements OnModuleInit {
  private readonly index: IncrementalIndex<TextIndex>;
  private synonyms = new Synonyms([]);
  private curations = new Curations([]);
  /** Number of changes of the words, synonyms and curations. */
  private revision = 0;
  private readonly kept = new LRUCache<string, SearchResult>({ max: KEPT_RESULTS });

  constructor(
    private readonly database: Database,
    private readonly cache: VersionedCache,
    private readonly clock: Clock,
    private readonly changes: Changes,
  ) {
    this.index = new IncrementalIndex(cache, [SEARCH], {
      readAll: async () => {
        const index = new TextIndex();
        return { index, until: await takeBatches(index, allWords(this.database.em)) };
      },
      applyChanges: async (index, since) =>
        index.isStale ? null : takeBatches(index, wordsSince(this.database.em, since)),
      applyRecords: async (index, ids) =>
        index.isStale ? null : takeRows(index, await wordsOf(this.database.committed, ids)),
      refreshed: () => this.refreshed(),
    });
  }

  onModuleInit(): void {
    this.changes.subscribe(['search_synonyms', 'search_curations'], async () => {
      this.cache.invalidate(SEARCH);
      // Invalidates responses cached under the former rules.
      this.cache.invalidate(CATALOGUE);
    });
  }

  /**
   * Stores changed search words of products; runs in the caller's transaction.
   * @param stored the `storedWords` of the products
   */
  async write(rows: readonly TextRow[], stored: readonly TextRow[]): Promise<void> {
    const { em } = this.database;
    const before = new Map(stored.map((row) => [row.product_id, row]));
    const differing = rows.filter((row) => {
      const former = before.get(row.product_id);
      return former?.name !== row.name || former.words !== row.words;
    });
    if (differing.length === 0) return;
    const changed_ms = this.clock.now().getTime();
    const written = differing.map((row) => ({ ...row, changed_ms }));
    await upsertMany(em, SearchText, written, ['product_id']);
    this.cache.invalidateRecords(
      SEARCH,
      written.map(({ product_id }) => product_id),
    );
  }

  /** Other nodes keep words of deleted products in their index; harmless, as these are not on offer. */
  async remove(productIds: readonly number[]): Promise<void> {
    await this.database.em.delete(SearchText, { product_id: In([...productIds]) });
  }

  /** Loads the index, which the first search would otherwise wait for. */
  async load(): Promise<void> {
    await this.index.current();
  }

  /** Matches of a text, pinned products first, then by score; `isTyping` treats the last word as a prefix. */
  async find(text: string, language: string, isTyping = false): Promise<CuratedResult> {
    const index = await this.index.current();
    const pinned = this.curations.find(text, language, this.clock.now());
    const { ids, meant } = this.matching(index, text, language, isTyping);
    const key = `${this.revision}:${language}:${isTyping}:${pinned.join('.')}:${text}`;
    if (pinned.length === 0) return { key, ids, meant, pinned };
    return { key, ids: [...new Set([...pinned, ...ids])], meant: ids.length > 0 ? meant : null, pinned };
  }

  private matching(index: TextIndex, text: string, language: string, isTyping: boolean): SearchResult {
    const key = `${language}:${isTyping}:${text}`;
    const cached = this.kept.get(key);
    if (cached) return cached;
    const result = new FindTexts(index, this.synonyms, language, isTyping).execute(text);
    this.kept.set(key, result);
    return result;
  }

  /** The synonyms in use, for matching other names. */
  async currentSynonyms(): Promise<Synonyms> {
    await this.index.current();
    return this.synonyms;
  }

  private async refreshed(): Promise<void> {
    const { em } = this.database;
    const where = { status: 'active' };
    const order = { id: 'ASC' } as const;
    this.synonyms = new Synonyms(await em.find(SearchSynonym, { where, order }));
    const curations = await em.find(SearchCuration, { where, order });
    const pairs = curations.length
      ? await em.find(SearchCurationProduct, { order: { position: 'ASC' } })
      : [];
    this.curations = new Curations(
      curations.map((curation) => ({
        ...curation,
        product_ids: pairs
          .filter((pair) => pair.search_curation_id === curation.id)
          .map((pair) => pair.product_id),
      })),
    );
    this.kept.clear();
    this.revision++;
  }
}

/** Takes all batches in; returns the time of the latest change among their rows. */
async function takeBatches(index: TextIndex, batches: AsyncIterable<StoredWords[]>): Promise<number> {
  let until = 0;
  for await (const rows of batches) until = Math.max(until, takeRows(index, rows));
  return until;
}

/** Returns the time of the latest change among the rows. */
function takeRows(index: TextIndex, rows: readonly StoredWords[]): number {
  for (const row of rows) index.upsert({ ...row, product_id: Number(row.product_id) });
  return rows.reduce((latest, { changed_ms }) => Math.max(latest, Number(changed_ms)), 0);
}
