import { Injectable, Optional } from '@nestjs/common';
import type { OptionAxis, ProductDetail, VariantDetail } from '@stoa/contracts';
import { Clock } from '../../../kernel/clock';
import { asSqlMoment, Database } from '../../../kernel/database';
import type { RawJson } from '../../../kernel/http';
import { Failure } from '../../../kernel/http';
import { ownWords, pageSeo, PageWords } from '../../../kernel/seo';
import type { ShopCurrency } from '../../localisation';
import { Currencies } from '../../localisation';
import type { PriceNow, Special, SpecialRow } from '../special-prices/special-terms';
import { SpecialProducts } from '../special-prices/special-products';
import { LIVE_SPECIAL, priceNow, regularPrice, SPECIAL_COLUMNS } from '../special-prices/special-terms';
import type { StockLevel } from '../stock/stock-status';
import { LowStock } from '../stock/low-stock';
import { availableOf, stockStatus } from '../stock/stock-status';
import { readTiers } from '../tier-prices';
import type { VendorWord, Words } from '../vocabulary';
import { Vocabulary } from '../vocabulary';
import { EVERYTHING } from './index/selection';
import { ShopIndex } from './index/shop-index';
import type { PageRow } from './page-rows';
import { PageRows } from './page-rows';
import type { CardReader } from './product-cards';
import { ProductCards } from './product-cards';
import { ProductLists } from './product-lists';
import { PublicAnswers } from './public-answers';

const RELATED = 8;

interface VariantRow extends StockLevel, Pick<SpecialRow, 'price' | 'compare_at'> {
  id: number;
  sku: string;
  lowest_price: number | string | null;
  tier_prices: string | null;
  option_key: string;
  media_id: number | null;
  length: number | null;
  width: number | null;
  height: number | null;
  weight: number | null;
}

/** A variant with the price that holds now, in the shop's default currency. */
type Priced = readonly [row: VariantRow, price: PriceNow];

const VARIANT_COLUMNS = `v.id, v.sku, v.option_key, v.price, v.compare_at, v.tier_prices, v.lowest_price, v.on_hand, v.reserved, v.backorder,
  v.reorder_point, v.media_id, v.weight, v.length, v.width, v.height`;
const OF_PRODUCT = 'v.deleted_at IS NULL ORDER BY v.sort, v.id';
const VARIANTS = `SELECT ${VARIANT_COLUMNS} FROM variants v WHERE v.product_id = ? AND ${OF_PRODUCT}`;
const VARIANTS_ON_OFFER = `SELECT ${VARIANT_COLUMNS}, ${SPECIAL_COLUMNS} FROM products p
  JOIN variants v ON v.product_id = p.id LEFT JOIN ${LIVE_SPECIAL} WHERE p.id = ? AND ${OF_PRODUCT}`;

/** A product's own page: its stored text, with variants, stock, vendor and related products as they are now. */
@Injectable()
export class ProductPages {
  constructor(
    private readonly database: Database,
    private readonly index: ShopIndex,
    private readonly pages: PageRows,
    private readonly cards: ProductCards,
    private readonly lists: ProductLists,
    private readonly vocabulary: Vocabulary,
    private readonly currencies: Currencies,
    private readonly answers: PublicAnswers,
    private readonly clock: Clock,
    private readonly low: LowStock,
    private readonly specials: SpecialProducts,
    @Optional() private readonly pageWords?: PageWords,
  ) {}

  /** Answers `product/{id}`; a former slug finds the product too, whose present one stands in the answer. */
  answer(idOrSlug: string, reader: CardReader): Promise<RawJson> {
    const currency = this.currencies.of(reader.currency);
    return this.answers.of(['product', idOrSlug, reader.language, currency.code], () =>
      this.text(idOrSlug, reader, currency),
    );
  }

  private async text(idOrSlug: string, reader: CardReader, currency: ShopCurrency): Promise<string> {
    const words = await this.vocabulary.in(reader.language);
    const shelf = await this.index.current(words);
    const page = await this.pages.find(idOrSlug, reader.language, shelf.table);
    if (!page) throw Failure.notFound('product');
    const live = this.index.live(shelf, page.product_id);
    const vendor = live && words.vendors.get(live.vendor_id);
    // A vendor who is suspended is not there at all, and neither is one who may not sell where vendors are not named.
    if (!vendor?.is_approved || !(vendor.trades || words.namesVendors)) throw Failure.notFound('product');
    const lowAt = await this.low.at();
    const moment = this.clock.now();
    const variants = await this.variants(page.product_id, moment);
    const available =
      (shelf.table.available[shelf.table.slotOf(page.product_id) ?? -1] ?? 0) <= moment.getTime();
    const now: Pick<ProductDetail, 'currency' | 'vendor' | 'axes' | 'variants' | 'is_sellable'> = {
      currency: currency.code,
      vendor: vendorOf(vendor, this.index.find(shelf, EVERYTHING).counts.vendors.get(vendor.id) ?? 0),
      axes: axesOf(variants, words),
      variants: variants.map((priced) => this.variant(priced, words, currency, lowAt)),
      is_sellable: vendor.trades && available,
    };
    const related = this.lists.related(shelf, page.product_id, page.related_ids, RELATED);
    const cards = await this.cards.texts(related, shelf, reader);
    const body = await this.described(page, reader.language);
    const rest = JSON.stringify(now).slice(1, -1);
    return `${body.slice(0, -1)},"description":${page.description},${rest},"related":[${cards.join(',')}]}`;
  }

  /** The stored text, with the words of its own `seo_pages` row where it has one. */
  private async described({ product_id, body }: PageRow, language: string): Promise<string> {
    const written = await this.pageWords?.of('product', product_id, language);
    // The row of an earlier release has no such words until it is written anew.
    if (!written && body.includes('"seo":{')) return body;
    const page = JSON.parse(body) as Pick<ProductDetail, 'name' | 'short_description'> &
      Partial<ProductDetail>;
    const own =
      page.seo ?? ownWords({ seo_title: null, seo_description: null }, page.name, page.short_description);
    return JSON.stringify({ ...page, seo: pageSeo(own, written) });
  }

  private async variants(productId: number, moment: Date): Promise<Priced[]> {
    if (!(await this.specials.has(productId))) {
      const rows: VariantRow[] = await this.query(VARIANTS, [productId]);
      return rows.map((row) => [row, regularPrice(row)]);
    }
    const now = asSqlMoment(moment);
    const rows: (VariantRow & SpecialRow)[] = await this.query(VARIANTS_ON_OFFER, [now, now, productId]);
    return rows.map((row) => [row, priceNow(row)]);
  }

  private variant([row, now]: Priced, words: Words, currency: ShopCurrency, lowAt: number): VariantDetail {
    const amount = (value: number): number => this.currencies.price(value, currency);
    const { price, compare_at, special } = now;
    return {
      id: row.id,
      sku: row.sku,
      options: optionsOf(row, words),
      price: amount(price),
      compare_at: compare_at === null ? null : amount(compare_at),
      tier_prices: readTiers(row.tier_prices)
        .map((tier) => ({ ...tier, price: amount(tier.price) }))
        .filter((tier) => tier.price < amount(price)),
      lowest_price:
        compare_at === null || row.lowest_price === null ? null : amount(Number(row.lowest_price)),
      offer: special && offerOf(special),
      available: availableOf(row),
      stock_status: stockStatus([row], lowAt),
      picture_id: row.media_id,
      weight: row.weight,
      dimensions: dimensionsOf(row),
    };
  }

  private query<T>(sql: string, values: unknown[]): Promise<T> {
    return this.database.readReplica((em) => em.query(sql, values));
  }
}

function offerOf({ ends_at, quota, left, per_customer }: Special): VariantDetail['offer'] {
  return { ends_at: ends_at.toISOString(), quota, left, per_customer };
}

/** Length, width and height in millimetres, where all three are known. */
function dimensionsOf({ length, width, height }: VariantRow): VariantDetail['dimensions'] {
  return length && width && height ? [length, width, height] : null;
}

function vendorOf(vendor: VendorWord, product_count: number): ProductDetail['vendor'] {
  const { trades: _, is_featured: __, is_approved: ___, ...shown } = vendor;
  return { ...shown, product_count };
}

function valuesOf(row: VariantRow): number[] {
  return row.option_key.split('.').filter(Boolean).map(Number);
}

function optionsOf(row: VariantRow, words: Words): Record<string, number> {
  const options: Record<string, number> = {};
  for (const id of valuesOf(row)) {
    const attribute = words.attributes.get(words.values.get(id)?.attribute_id ?? 0);
    if (attribute) options[attribute.code] = id;
  }
  return options;
}

/** The axes that variants differ in, their values in the attribute's order. */
function axesOf(variants: readonly Priced[], words: Words): OptionAxis[] {
  const axes = new Map<number, Set<number>>();
  for (const id of variants.flatMap(([row]) => valuesOf(row))) {
    const attribute = words.values.get(id)?.attribute_id;
    if (attribute !== undefined) axes.set(attribute, (axes.get(attribute) ?? new Set()).add(id));
  }
  return [...axes].flatMap(([id, values]) => {
    const attribute = words.attributes.get(id);
    if (!attribute) return [];
    const { code, name, type } = attribute;
    const shown = words
      .inOrder([...values])
      .map(({ id: value, label, swatch }) => ({ id: value, label, swatch }));
    return [{ code, name, type: type === 'color' || type === 'image' ? type : 'select', values: shown }];
  });
}
