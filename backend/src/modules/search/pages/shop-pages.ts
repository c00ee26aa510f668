import { Injectable, Optional } from '@nestjs/common';
import type { ShopPage } from '@stoa/contracts';
import type { RawJson } from '../../../kernel/http';
import { convert } from '../../../kernel/money';
import { pageSeo, PageSeoProvider } from '../../../kernel/seo';
import type { ShopCurrency } from '../../localisation';
import { Currencies } from '../../localisation';
import type { BrandName, CategoryName, LocalizedNames } from '../../catalogue';
import { ReferenceNames } from '../../catalogue';
import { facetsOf } from './facets';
import type { SearchResult, ResultOrder } from '../product-index/search-result';
import type { FacetCounts } from '../product-index/selection';
import { ShopIndex } from '../product-index/shop-index';
import { DeliveryReach, type Reach } from './delivery-reach';
import type { CardReader } from './product-cards';
import { ProductCards } from './product-cards';
import { PublicAnswers } from './public-answers';
import { ProductSearch } from '../full-text/product-search';
import { SearchLog } from '../full-text/search-log';
import type { ShopRequest } from './shop-query';
import { readShopQuery } from './shop-query';

const ORDERS: Record<ShopRequest['sort'], ResultOrder> = {
  relevance: 'relevance',
  newest: 'newest',
  price_asc: 'price',
  price_desc: 'price_desc',
  rating: 'rating',
  popular: 'popular',
};

/** Product listing with facets: the index filters and counts, one SQL statement reads the cards. */
@Injectable()
export class ShopPages {
  /** Facets as JSON, cached with their counts and labels. */
  private readonly facetTexts = new WeakMap<FacetCounts, WeakMap<LocalizedNames, string>>();

  constructor(
    private readonly index: ShopIndex,
    private readonly search: ProductSearch,
    private readonly cards: ProductCards,
    private readonly referenceNames: ReferenceNames,
    private readonly currencies: Currencies,
    private readonly answers: PublicAnswers,
    private readonly log: SearchLog,
    @Optional() private readonly delivery?: DeliveryReach,
    @Optional() private readonly pageSeo?: PageSeoProvider,
  ) {}

  /** Response of `shopFilterProducts`. */
  async answer(query: Readonly<Record<string, unknown>>, reader: CardReader): Promise<RawJson<ShopPage>> {
    const names = await this.referenceNames.in(reader.language);
    const request = await this.withReach(readShopQuery(query, names), reader.language);
    const currency = this.currencies.get(reader.currency);
    const { selection, q, sort, page, per_page } = request;
    const key = [
      'shop',
      q,
      { ...selection, reach: selection.reach?.key },
      [...selection.attributes],
      selection.reach?.code,
      sort,
      page,
      per_page,
      request.ignored,
      reader.language,
      currency.code,
    ];
    const own: CardReader = { language: reader.language, currency: reader.currency };
    return this.answers.getOrCompute(key, () => this.page(request, names, currency, own), 'list', {
      count: () => this.log.count(request, own.language),
      again: () => this.answer(query, own),
    });
  }

  private async page(
    request: ShopRequest,
    names: LocalizedNames,
    currency: ShopCurrency,
    reader: CardReader,
  ): Promise<string> {
    const { q, sort, per_page } = request;
    const snapshot = await this.index.current(names);
    const searched = q === null ? null : await this.search.find(q, reader.language);
    const selection = {
      ...request.selection,
      ...this.inDefault(request, currency),
      searched,
    };
    const result = this.index.find(snapshot, selection);
    this.log.record(request, reader.language, result.total);
    const pages = Math.ceil(result.total / per_page);
    const page = Math.max(1, Math.min(request.page, pages));
    const shown = result.page(ORDERS[sort], (page - 1) * per_page, per_page);
    const texts = await this.cards.texts(shown, snapshot, reader);
    const about: Omit<ShopPage, 'products' | 'facets'> = {
      total: result.total,
      did_you_mean: searched?.meant ?? null,
      page,
      per_page,
      pages,
      price_range: this.range(result, currency),
      sort,
      delivers_to: placeOf(request.selection.reach),
      ignored: request.ignored,
      ...(await this.subject(request, names, reader.language)),
    };
    return `{"products":[${texts.join(',')}],"facets":${this.facets(result.counts, request, names)},${JSON.stringify(about).slice(1)}`;
  }

  /** Adds the vendors who deliver to the requested place; an unknown place is ignored. */
  private async withReach(request: ShopRequest, language: string): Promise<ShopRequest> {
    const { delivers_to, selection, ignored } = request;
    if (delivers_to === null) return request;
    const reach = (await this.delivery?.to(delivers_to, language)) ?? null;
    if (reach) return { ...request, selection: { ...selection, reach } };
    return { ...request, ignored: [...ignored, 'delivers_to'].sort() };
  }

  /** The single category or brand that the page is about, if any. */
  private async subject(
    { selection }: ShopRequest,
    names: LocalizedNames,
    language: string,
  ): Promise<Pick<ShopPage, 'category' | 'brand' | 'seo'>> {
    const category = only(selection.categories, names.categories);
    const brand = only(selection.brands, names.brands);
    const target = category ? 'category' : 'brand';
    const about = category && brand ? undefined : (category ?? brand);
    const written = about && (await this.pageSeo?.find(target, about.id, language));
    return {
      category: category ? shownCategory(category, names) : null,
      brand: brand ? shownBrand(brand) : null,
      seo: about ? pageSeo(about.seo, written) : null,
    };
  }

  private inDefault(
    { selection }: ShopRequest,
    currency: ShopCurrency,
  ): { price_min: number | null; price_max: number | null } {
    const amount = (value: number | null): number | null =>
      value === null ? null : convert(value, currency, this.currencies.default());
    return { price_min: amount(selection.price_min), price_max: amount(selection.price_max) };
  }

  private range(result: SearchResult, currency: ShopCurrency): ShopPage['price_range'] {
    const range = result.priceRange;
    if (!range) return null;
    return {
      min: this.currencies.price(range.min, currency),
      max: this.currencies.price(range.max, currency),
    };
  }

  private facets(counts: FacetCounts, request: ShopRequest, names: LocalizedNames): string {
    const texts = this.facetTexts.get(counts) ?? new WeakMap<LocalizedNames, string>();
    this.facetTexts.set(counts, texts);
    const text = texts.get(names) ?? JSON.stringify(facetsOf(counts, request, names));
    texts.set(names, text);
    return text;
  }
}

function placeOf(reach: Reach | null): ShopPage['delivers_to'] {
  return reach && { code: reach.code, name: reach.name };
}

/** The entry of a selection of exactly one. */
function only<T>(chosen: readonly number[], entries: ReadonlyMap<number, T>): T | undefined {
  const [id, ...others] = chosen;
  return id !== undefined && others.length === 0 ? entries.get(id) : undefined;
}

function shownCategory(
  { id, name, slug, description }: CategoryName,
  names: LocalizedNames,
): ShopPage['category'] {
  return { id, name, slug, description, trail: names.trailOf(id) };
}

function shownBrand({ id, name, slug, description }: BrandName): ShopPage['brand'] {
  return { id, name, slug, description };
}
