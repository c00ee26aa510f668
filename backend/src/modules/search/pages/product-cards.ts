import { Injectable } from '@nestjs/common';
import type { ProductCard } from '@stoa/contracts';
import { BASE_LANGUAGE, LANGUAGES } from '@stoa/contracts';
import { Database, placeholders } from '../../../kernel/database';
import type { ShopCurrency } from '../../localisation';
import { Currencies } from '../../localisation';
import type { VendorName } from '../../catalogue';
import { PRODUCTS, ReferenceNames } from '../../catalogue';
import type { IndexSnapshot } from '../product-index/shop-index';
import { ShopIndex } from '../product-index/shop-index';
import { PublicAnswers } from './public-answers';
import { RowCache } from './row-cache';

/** Maximum characters of cards cached per process. */
const MAX_CACHED_CHARACTERS = 10_000_000;

/** Language and currency of cards. */
export interface CardReader {
  language: string;
  /** Currency code; null for the shop's default. */
  currency: string | null;
}

/** Reads product cards by one SQL statement, cached in the process until the product changes. */
@Injectable()
export class ProductCards {
  private readonly vendorTexts = new WeakMap<VendorName, string>();
  private readonly cache = new RowCache<string, number>(MAX_CACHED_CHARACTERS, (body) => body.length);

  constructor(
    private readonly database: Database,
    private readonly index: ShopIndex,
    private readonly referenceNames: ReferenceNames,
    private readonly currencies: Currencies,
    private readonly answers: PublicAnswers,
  ) {}

  /** Cards in the order of the ids; products no longer shown are left out. */
  async byIds(ids: readonly number[], reader: CardReader): Promise<ProductCard[]> {
    const snapshot = await this.index.current(await this.referenceNames.in(reader.language));
    const texts = await this.texts(ids, snapshot, reader);
    return texts.map((text) => JSON.parse(text) as ProductCard);
  }

  /** As `byIds`, but as JSON strings. */
  async texts(ids: readonly number[], snapshot: IndexSnapshot, reader: CardReader): Promise<string[]> {
    if (ids.length === 0) return [];
    this.answers.show(PRODUCTS, ids);
    const bodies = await this.bodies(ids, snapshot, reader.language);
    const currency = this.currencies.get(reader.currency);
    const isDefault = currency.code === this.currencies.default().code;
    const texts: string[] = [];
    for (const id of ids) {
      const body = bodies.get(id);
      const rest = body && this.liveText(snapshot, id, currency.code);
      if (rest) texts.push(isDefault ? body + rest : this.converted(body + rest, currency));
    }
    return texts;
  }

  private liveText(snapshot: IndexSnapshot, id: number, currency: string): string | null {
    const live = this.index.live(snapshot, id);
    const vendor = live && snapshot.names.vendors.get(live.vendor_id);
    if (!vendor) return null;
    return `,"vendor":${this.vendorText(vendor)},"currency":"${currency}","stock_status":"${live.stock_status}"}`;
  }

  private vendorText(vendor: VendorName): string {
    const cached = this.vendorTexts.get(vendor);
    if (cached) return cached;
    const { id, name, slug } = vendor;
    const text = JSON.stringify({ id, name, slug });
    this.vendorTexts.set(vendor, text);
    return text;
  }

  private async bodies(
    ids: readonly number[],
    snapshot: IndexSnapshot,
    language: string,
  ): Promise<Map<number, string>> {
    const cards = await this.inLanguage(ids, snapshot, language);
    const missing = language === BASE_LANGUAGE ? [] : ids.filter((id) => !cards.has(id));
    if (missing.length)
      for (const [id, body] of await this.inLanguage(missing, snapshot, BASE_LANGUAGE)) cards.set(id, body);
    return cards;
  }

  private async inLanguage(
    ids: readonly number[],
    { table }: IndexSnapshot,
    language: string,
  ): Promise<Map<number, string>> {
    // Bypass the cache: the transaction may be rolled back.
    if (this.database.isInTransaction) return this.read(ids, language);
    const cards = new Map<number, string>();
    const missing = ids.filter((id) => {
      const body = this.cache.get(table, keyOf(id, language));
      if (body !== undefined) cards.set(id, body);
      return body === undefined;
    });
    if (missing.length === 0) return cards;
    const keep = this.cache.reading(table);
    for (const [id, body] of await this.read(missing, language)) {
      keep(keyOf(id, language), id, body);
      cards.set(id, body);
    }
    return cards;
  }

  /** Cards without their last brace, read from the primary, like the index: a replica may lag behind it. */
  private async read(ids: readonly number[], language: string): Promise<Map<number, string>> {
    const marks = placeholders(ids);
    const sql = `SELECT product_id, body FROM product_cards WHERE language = ? AND product_id IN (${marks})`;
    const rows: { product_id: number; body: string }[] = await this.database.em.query(sql, [
      language,
      ...ids,
    ]);
    return new Map(rows.map((row) => [row.product_id, row.body.slice(0, -1)]));
  }

  private converted(text: string, currency: ShopCurrency): string {
    const card = JSON.parse(text) as ProductCard;
    const price = (amount: number): number => this.currencies.price(amount, currency);
    const compare_at = card.compare_at === null ? null : price(card.compare_at);
    const lowest_price = card.lowest_price == null ? null : price(card.lowest_price);
    return JSON.stringify({
      ...card,
      price: price(card.price),
      price_max: price(card.price_max),
      compare_at,
      lowest_price,
    });
  }
}

/** A number per product and language, which is looked up faster than a text. */
function keyOf(id: number, language: string): number {
  return id * LANGUAGES.length + (LANGUAGES as readonly string[]).indexOf(language);
}
