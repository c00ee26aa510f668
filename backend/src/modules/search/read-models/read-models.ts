import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { BASE_LANGUAGE } from '@stoa/contracts';
import { In, Not } from 'typeorm';
import { VersionedCache } from '../../../kernel/cache';
import { Clock } from '../../../kernel/clock';
import { Database, upsertMany } from '../../../kernel/database';
import { Languages } from '../../../kernel/i18n';
import { Changes } from '../../../kernel/resource';
import { LowStock, type Product } from '../../catalogue';
import { PriceHistory } from '../../pricing';
import { PriceChanges } from '../../pricing';
import { AlikeLanguages } from './alike-languages';
import { loadProductFacts } from './product-facts';
import { ProductSearch } from '../full-text/product-search';
import { isLive, ReadModelRows } from './read-model-rows';
import { ShopEntry } from './shop-entry.entity';
import { StoredCard } from './stored-card.entity';
import { StoredPage } from './stored-page.entity';
import { PRODUCTS } from '../../catalogue';

/** Products that are rewritten per batch of SQL statements. */
const BATCH_SIZE = 100;

/** Writes the storefront's read models in the transaction of the change. */
@Injectable()
export class ReadModels implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly languages: Languages,
    private readonly search: ProductSearch,
    private readonly cache: VersionedCache,
    private readonly changes: Changes,
    private readonly low: LowStock,
    private readonly prices: PriceHistory,
    private readonly priceChanges: PriceChanges,
  ) {}

  onModuleInit(): void {
    this.changes.subscribe(
      ['products'],
      ({ id, action, row }) =>
        action === 'delete' ? this.forget([id]) : this.renew([id], row && [row as Product]),
      async (all) => {
        const ids = (gone: boolean): number[] =>
          all.filter(({ action }) => (action === 'delete') === gone).map(({ id }) => id);
        await this.renew(ids(false));
        if (ids(true).length) await this.forget(ids(true));
      },
    );
    this.priceChanges.subscribe((ids) => this.renew(ids));
  }

  /**
   * Re-renders the read models of products.
   * @param rows the rows of all these products, where the caller has just read them
   */
  async renew(productIds: readonly number[], rows?: readonly Product[]): Promise<void> {
    await this.database.tx(async () => {
      for (let from = 0; from < productIds.length; from += BATCH_SIZE)
        await this.renewSome(productIds.slice(from, from + BATCH_SIZE), rows?.slice(from, from + BATCH_SIZE));
      this.cache.invalidateRecords(PRODUCTS, productIds);
    });
  }

  /** Removes products from the shop before they are deleted. */
  private async forget(ids: number[]): Promise<void> {
    const off = { is_live: false, changed_ms: this.clock.now().getTime() };
    await this.database.em.update(ShopEntry, { product_id: In(ids) }, off);
    await this.remove(ids);
    await this.search.remove(ids);
    this.cache.invalidateRecords(PRODUCTS, ids);
  }

  private async renewSome(ids: number[], products?: Product[]): Promise<void> {
    const { em } = this.database;
    const now = this.clock.now();
    const facts = await loadProductFacts(em, ids, now, products);
    const chainOf = (language: string): string[] => this.languages.chain(language);
    const rows = new ReadModelRows(facts, chainOf, await this.low.getThreshold());
    const alike = new AlikeLanguages(facts, chainOf);
    const entries = facts.products.map((product) => rows.entry(product, now));
    const live = facts.products.filter((product) =>
      isLive(product, facts.variants.get(product.id)?.length ?? 0),
    );
    const codes = this.activeLanguages();
    await upsertMany(em, ShopEntry, entries, ['product_id']);
    const shown = new Set(live.map((product) => product.id));
    const hidden = ids.filter((id) => !shown.has(id));
    if (hidden.length) {
      await this.remove(hidden);
      await this.search.remove(hidden);
    }
    if (live.length === 0) return;
    const onSale = live.flatMap((product) => facts.variants.get(product.id) ?? []);
    await this.prices.record(em, onSale, facts.prices, now);
    const cards = live.flatMap((product) => alike.inEach(codes, (code) => rows.card(product, code)));
    await upsertMany(em, StoredCard, cards, ['product_id', 'language']);
    const pages = live.flatMap((product) => alike.inEach(codes, (code) => rows.page(product, code)));
    await upsertMany(em, StoredPage, pages, ['product_id', 'language']);
    await this.search.write(
      live.map((product) => rows.search(product)),
      facts.words,
    );
  }

  /** Removes cards and pages in languages that are not active; those of active ones are overwritten. */
  async removeInactiveLanguages(): Promise<void> {
    const language = Not(In(this.activeLanguages()));
    await this.database.em.delete(StoredCard, { language });
    await this.database.em.delete(StoredPage, { language });
  }

  private activeLanguages(): string[] {
    return [...new Set([BASE_LANGUAGE, ...this.languages.codes])];
  }

  private async remove(ids: number[]): Promise<void> {
    const { em } = this.database;
    await em.delete(StoredCard, { product_id: In(ids) });
    await em.delete(StoredPage, { product_id: In(ids) });
  }
}
