import { Injectable, Optional } from '@nestjs/common';
import type { ShopPage } from '@stoa/contracts';
import type { RawJson } from '../../../kernel/http';
import { convert } from '../../../kernel/money';
import { pageSeo, PageWords } from '../../../kernel/seo';
import type { ShopCurrency } from '../../localisation';
import { Currencies } from '../../localisation';
import type { BrandWord, CategoryWord, Words } from '../vocabulary';
import { Vocabulary } from '../vocabulary';
import { facetsOf } from './facets';
import type { Found, FoundOrder } from './index/found';
import { ShopIndex } from './index/shop-index';
import { DeliveryReach, type Reach } from './delivery-reach';
import type { CardReader } from './product-cards';
import { ProductCards } from './product-cards';
import { PublicAnswers } from './public-answers';
import { ProductSearch, searchKey } from './search/product-search';
import { SearchLog } from './search/search-log';
import type { ShopRequest } from './shop-query';
import { readShopQuery } from './shop-query';

const ORDERS: Record<ShopRequest['sort'], FoundOrder> = {
  relevance: 'relevance',
  newest: 'newest',
  price_asc: 'price',
  price_desc: 'price_desc',
  rating: 'rating',
  popular: 'popular',
};

/** A page of the shop with its facets: the index narrows and counts, one statement fetches the cards. */
@Injectable()
export class ShopPages {
  /** Facets as JSON, kept with the result they belong to. */
  private readonly facetTexts = new WeakMap<Found, Map<string, string>>();

  constructor(
    private readonly index: ShopIndex,
    private readonly search: ProductSearch,
    private readonly cards: ProductCards,
    private readonly vocabulary: Vocabulary,
    private readonly currencies: Currencies,
    private readonly answers: PublicAnswers,
    private readonly log: SearchLog,
    @Optional() private readonly delivery?: DeliveryReach,
    @Optional() private readonly pageWords?: PageWords,
  ) {}

  /** Answers `shopFilterProducts`. */
  async answer(query: Readonly<Record<string, unknown>>, reader: CardReader): Promise<RawJson> {
    const words = await this.vocabulary.in(reader.language);
    const request = await this.withReach(readShopQuery(query, words), reader.language);
    this.log.count(request, reader.language);
    const currency = this.currencies.of(reader.currency);
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
    return this.answers.of(key, () => this.page(request, words, currency, reader));
  }

  private async page(
    request: ShopRequest,
    words: Words,
    currency: ShopCurrency,
    reader: CardReader,
  ): Promise<string> {
    const { q, sort, per_page } = request;
    const shelf = await this.index.current(words);
    const searched = q === null ? null : await this.search.find(q, reader.language);
    const selection = {
      ...request.selection,
      ...this.inDefault(request, currency),
      found: searched && this.index.ranked(shelf, searched),
    };
    const key = searched && q !== null ? searchKey('page', reader.language, q, searched.pinned) : '';
    const found = this.index.find(shelf, selection, key);
    this.log.note(request, reader.language, found.total);
    const pages = Math.ceil(found.total / per_page);
    const page = Math.max(1, Math.min(request.page, pages));
    const shown = found.page(ORDERS[sort], (page - 1) * per_page, per_page);
    const texts = await this.cards.texts(shown, shelf, reader);
    const about: Omit<ShopPage, 'products' | 'facets'> = {
      total: found.total,
      did_you_mean: searched?.meant ?? null,
      page,
      per_page,
      pages,
      price_range: this.range(found, currency),
      sort,
      delivers_to: placeOf(request.selection.reach),
      ignored: request.ignored,
      ...(await this.subject(request, words, reader.language)),
    };
    return `{"products":[${texts.join(',')}],"facets":${this.facets(found, request, words, reader.language)},${JSON.stringify(about).slice(1)}`;
  }

  /** The query with who delivers to its place; a place that nobody knows is left out. */
  private async withReach(request: ShopRequest, language: string): Promise<ShopRequest> {
    const { delivers_to, selection, ignored } = request;
    if (delivers_to === null) return request;
    const reach = (await this.delivery?.to(delivers_to, language)) ?? null;
    if (reach) return { ...request, selection: { ...selection, reach } };
    return { ...request, ignored: [...ignored, 'delivers_to'].sort() };
  }

  /** The one category or brand that the page is about. */
  private async subject(
    { selection }: ShopRequest,
    words: Words,
    language: string,
  ): Promise<Pick<ShopPage, 'category' | 'brand' | 'seo'>> {
    const category = only(selection.categories, words.categories);
    const brand = only(selection.brands, words.brands);
    const target = category ? 'category' : 'brand';
    const about = category && brand ? undefined : (category ?? brand);
    const written = about && (await this.pageWords?.of(target, about.id, language));
    return {
      category: category ? shownCategory(category, words) : null,
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

  private range(found: Found, currency: ShopCurrency): ShopPage['price_range'] {
    const range = found.priceRange;
    if (!range) return null;
    return {
      min: this.currencies.price(range.min, currency),
      max: this.currencies.price(range.max, currency),
    };
  }

  private facets(found: Found, request: ShopRequest, words: Words, language: string): string {
    const kept = this.facetTexts.get(found) ?? new Map<string, string>();
    this.facetTexts.set(found, kept);
    const text = kept.get(language) ?? JSON.stringify(facetsOf(found.counts, request, words));
    kept.set(language, text);
    return text;
  }
}

function placeOf(reach: Reach | null): ShopPage['delivers_to'] {
  return reach && { code: reach.code, name: reach.name };
}

/** The word behind a choice of exactly one. */
function only<T>(chosen: readonly number[], known: ReadonlyMap<number, T>): T | undefined {
  const [id, ...others] = chosen;
  return id !== undefined && others.length === 0 ? known.get(id) : undefined;
}

function shownCategory({ id, name, slug, description }: CategoryWord, words: Words): ShopPage['category'] {
  return { id, name, slug, description, trail: words.trailOf(id) };
}

function shownBrand({ id, name, slug, description }: BrandWord): ShopPage['brand'] {
  return { id, name, slug, description };
}
