import { Injectable, Optional } from '@nestjs/common';
import type { ProductDetail, VariantDetail } from '@stoa/contracts';
import { Clock } from '../../../kernel/clock';
import { asSqlMoment, Database } from '../../../kernel/database';
import type { RawJson } from '../../../kernel/http';
import { Failure } from '../../../kernel/http';
import { ownSeo, pageSeo, PageSeoProvider } from '../../../kernel/seo';
import type { ShopCurrency } from '../../localisation';
import { Currencies } from '../../localisation';
import type { PriceNow, Special, SpecialRow } from '../../pricing';
import { SpecialProducts } from '../../pricing';
import { LIVE_SPECIAL, priceNow, regularPrice, SPECIAL_COLUMNS } from '../../pricing';
import type { StockLevel } from '../../catalogue';
import { LowStock, PRODUCTS, STOCK, VENDORS } from '../../catalogue';
import { availableOf, stockStatus } from '../../catalogue';
import { readTiers } from '../../pricing';
import type { VendorName, LocalizedNames } from '../../catalogue';
import { ReferenceNames } from '../../catalogue';
import { EVERYTHING } from '../product-index/selection';
import { ShopIndex } from '../product-index/shop-index';
import type { PageRow } from './page-rows';
import { PageRows } from './page-rows';
import type { CardReader } from './product-cards';
import { ProductCards } from './product-cards';
import { ProductLists } from './product-lists';
import { PublicAnswers } from './public-answers';
import { hasProductPages } from './shown-products';
import { VariantOptions } from './variant-options';

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

/** A variant with its current price, in the shop's default currency. */
type Priced = readonly [row: VariantRow, price: PriceNow];

const VARIANT_COLUMNS = `v.id, v.sku, v.option_key, v.price, v.compare_at, v.tier_prices, v.lowest_price, v.on_hand, v.reserved, v.backorder,
  v.reorder_point, v.media_id, v.weight, v.length, v.width, v.height`;
const OF_PRODUCT = 'v.deleted_at IS NULL ORDER BY v.sort, v.id';
const VARIANTS = `SELECT ${VARIANT_COLUMNS} FROM variants v WHERE v.product_id = ? AND ${OF_PRODUCT}`;
const VARIANTS_ON_OFFER = `SELECT ${VARIANT_COLUMNS}, ${SPECIAL_COLUMNS} FROM products p
  JOIN variants v ON v.product_id = p.id LEFT JOIN ${LIVE_SPECIAL} WHERE p.id = ? AND ${OF_PRODUCT}`;

/** Product page: its stored text, with current variants, stock, vendor and related products. */
@Injectable()
export class ProductPages {
  private readonly options = new VariantOptions();
  private readonly vendorTexts = new WeakMap<VendorName, string>();

  constructor(
    private readonly database: Database,
    private readonly index: ShopIndex,
    private readonly pages: PageRows,
    private readonly cards: ProductCards,
    private readonly lists: ProductLists,
    private readonly referenceNames: ReferenceNames,
    private readonly currencies: Currencies,
    private readonly answers: PublicAnswers,
    private readonly clock: Clock,
    private readonly low: LowStock,
    private readonly specials: SpecialProducts,
    @Optional() private readonly pageSeo?: PageSeoProvider,
  ) {}

  /** Response of `product/{id}`; a former slug works too, and the response has the current one. */
  answer(idOrSlug: string, { language, currency }: CardReader): Promise<RawJson<ProductDetail>> {
    const reader = { language, currency };
    const shown = this.currencies.get(currency);
    const data = (): Promise<string> => this.text(idOrSlug, reader, shown);
    const again = (): Promise<RawJson> => this.answer(idOrSlug, reader);
    return this.answers.getOrCompute(['product', idOrSlug, language, shown.code], data, 'page', { again });
  }

  private async text(idOrSlug: string, reader: CardReader, currency: ShopCurrency): Promise<string> {
    const names = await this.referenceNames.in(reader.language);
    const snapshot = await this.index.current(names);
    const page = await this.pages.find(idOrSlug, reader.language, snapshot.table);
    if (!page) throw Failure.notFound('product');
    this.answers.show(PRODUCTS, [page.product_id]);
    this.answers.show(STOCK, [page.product_id]);
    const live = this.index.live(snapshot, page.product_id);
    const vendor = live && names.vendors.get(live.vendor_id);
    if (!hasProductPages(vendor, names)) throw Failure.notFound('product');
    this.answers.show(VENDORS, [vendor.id]);
    const lowAt = await this.low.getThreshold();
    const moment = this.clock.now();
    const variants = await this.variants(page.product_id, moment);
    const available =
      (snapshot.table.available[snapshot.table.slotOf(page.product_id) ?? -1] ?? 0) <= moment.getTime();
    const products = this.index.find(snapshot, EVERYTHING).counts.vendors.get(vendor.id) ?? 0;
    const axes = this.options.axes(
      variants.map(([{ option_key }]) => option_key),
      names,
    );
    const variantTexts = variants.map((priced) => this.variantText(priced, names, currency, lowAt));
    const related = this.lists.related(snapshot, page.product_id, page.related_ids, RELATED);
    const cards = await this.cards.texts(related, snapshot, reader);
    const stored = await this.described(page, reader.language);
    return (
      `${stored},"currency":"${currency.code}","vendor":${this.vendorText(vendor, products)},"axes":${axes},` +
      `"variants":[${variantTexts.join(',')}],"is_sellable":${vendor.may_sell && available},"related":[${cards.join(',')}]}`
    );
  }

  /** The stored text without its last brace, overridden by the product's `seo_pages` row if there is one. */
  private async described({ product_id, text, has_seo }: PageRow, language: string): Promise<string> {
    const written = await this.pageSeo?.find('product', product_id, language);
    // Rows stored by an earlier release have no SEO texts until they are re-rendered.
    if (!written && has_seo) return text;
    const page = JSON.parse(`${text}}`) as Pick<ProductDetail, 'name' | 'short_description'> &
      Partial<ProductDetail>;
    const own =
      page.seo ?? ownSeo({ seo_title: null, seo_description: null }, page.name, page.short_description);
    return JSON.stringify({ ...page, seo: pageSeo(own, written) }).slice(0, -1);
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

  private variantText(
    [row, now]: Priced,
    names: LocalizedNames,
    currency: ShopCurrency,
    lowAt: number,
  ): string {
    const amount = (value: number): number => this.currencies.price(value, currency);
    const { price, compare_at, special } = now;
    const variant: Omit<VariantDetail, 'options'> = {
      id: row.id,
      sku: row.sku,
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
    const options = this.options.ofVariant(row.option_key, names);
    return `${JSON.stringify(variant).slice(0, -1)},"options":${options}}`;
  }

  private vendorText(vendor: VendorName, product_count: number): string {
    let text = this.vendorTexts.get(vendor);
    if (text === undefined) {
      const { may_sell: _, is_featured: __, is_approved: ___, ...shown } = vendor;
      text = JSON.stringify(shown satisfies Omit<ProductDetail['vendor'], 'product_count'>).slice(0, -1);
      this.vendorTexts.set(vendor, text);
    }
    return `${text},"product_count":${product_count}}`;
  }

  private query<T>(sql: string, values: unknown[]): Promise<T> {
    return this.database.readReplica((em) => em.query(sql, values));
  }
}

function offerOf({ ends_at, quota, left: remaining, per_customer }: Special): VariantDetail['offer'] {
  return { ends_at: ends_at.toISOString(), quota, left: remaining, per_customer };
}

/** Length, width and height in millimetres; null unless all three are set. */
function dimensionsOf({ length, width, height }: VariantRow): VariantDetail['dimensions'] {
  return length && width && height ? [length, width, height] : null;
}
