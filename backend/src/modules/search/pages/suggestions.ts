import { Injectable } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import type { SearchSuggestions } from '@stoa/contracts';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import type { RawJson } from '../../../kernel/http';
import { Currencies } from '../../localisation';
import { ReferenceNames } from '../../catalogue';
import { EVERYTHING } from '../product-index/selection';
import { type IndexSnapshot, ShopIndex } from '../product-index/shop-index';
import type { CardReader } from './product-cards';
import { ProductCards } from './product-cards';
import { PublicAnswers } from './public-answers';
import { NameMatch } from '../full-text/name-match';
import { ProductSearch } from '../full-text/product-search';
import { searchTerms } from '../full-text/search-terms';

const PRODUCTS = 6;
const OTHERS = 3;
const MAX_QUERY_LENGTH = 100;

/** Query of `search_products`. */
export class SuggestionQuery {
  @ApiPropertyOptional({ example: 'headph' })
  @IsOptional()
  @IsString()
  @MaxLength(2_000)
  q?: string;
}

type Named = Omit<SearchSuggestions, 'products'>;
type NamedPage = Named['categories'][number];

/** Search-as-you-type suggestions: products, categories, brands and vendors. */
@Injectable()
export class Suggestions {
  constructor(
    private readonly search: ProductSearch,
    private readonly index: ShopIndex,
    private readonly cards: ProductCards,
    private readonly referenceNames: ReferenceNames,
    private readonly currencies: Currencies,
    private readonly answers: PublicAnswers,
  ) {}

  answer({ q = '' }: SuggestionQuery, reader: CardReader): Promise<RawJson<SearchSuggestions>> {
    const terms = searchTerms(q);
    const key = ['suggest', terms, reader.language, this.currencies.get(reader.currency).code];
    return this.answers.getOrCompute(key, async () => JSON.stringify(await this.suggest(q, terms, reader)));
  }

  private async suggest(q: string, terms: string[], reader: CardReader): Promise<SearchSuggestions> {
    if (terms.length === 0) return { products: [], categories: [], brands: [], vendors: [] };
    const text = q.trim().slice(0, MAX_QUERY_LENGTH);
    const names = await this.referenceNames.in(reader.language);
    const snapshot = await this.index.current(names);
    const searched = await this.search.find(text, reader.language, true);
    const ids = this.index.best(snapshot, searched, PRODUCTS);
    const named = this.named(snapshot);
    const synonyms = await this.search.currentSynonyms();
    const matches = matchesOf(named, new NameMatch(terms, synonyms, reader.language));
    const isFound = (ids.length > 0 && searched.meant === null) || Object.values(matches).flat().length > 0;
    return {
      products: (await this.cards.byIds(ids, reader)).map(({ name, slug, picture, price, currency }) => ({
        name,
        slug,
        picture,
        price,
        currency,
      })),
      ...(isFound ? matches : matchesOf(named, new NameMatch(terms, synonyms, reader.language, true))),
    };
  }

  /** The categories, brands and vendors that may be suggested. */
  private named(snapshot: IndexSnapshot): Named {
    const { names } = snapshot;
    const { brands: sold } = this.index.find(snapshot, EVERYTHING).counts;
    return {
      categories: [...names.categories.values()].filter((one) => one.active),
      brands: [...names.brands.values()].filter((one) => one.active && sold.has(one.id)),
      vendors: [...names.vendors.values()].filter((one) => names.namesVendors && one.may_sell),
    };
  }
}

/** The best of each kind that match. */
function matchesOf(named: Named, match: NameMatch): Named {
  const best = (kind: NamedPage[]): NamedPage[] =>
    match.best(kind, OTHERS).map(({ name, slug }) => ({ name, slug }));
  return {
    categories: best(named.categories),
    brands: best(named.brands),
    vendors: best(named.vendors),
  };
}
