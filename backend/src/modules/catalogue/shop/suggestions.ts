import { Injectable } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import type { SearchSuggestions } from '@stoa/contracts';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import type { RawJson } from '../../../kernel/http';
import { Currencies } from '../../localisation';
import { Vocabulary } from '../vocabulary';
import { EVERYTHING } from './index/selection';
import { ShopIndex } from './index/shop-index';
import type { CardReader } from './product-cards';
import { ProductCards } from './product-cards';
import { ProductSearch } from './product-search';
import { PublicAnswers } from './public-answers';
import { searchTerms } from './search-terms';

const PRODUCTS = 6;
const OTHERS = 3;

/** Query of `search_products`. */
export class SuggestionQuery {
  @ApiPropertyOptional({ example: 'headph' })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  q?: string;
}

/** Suggestions while somebody types: products, categories and vendors whose words begin so. */
@Injectable()
export class Suggestions {
  constructor(
    private readonly search: ProductSearch,
    private readonly index: ShopIndex,
    private readonly cards: ProductCards,
    private readonly vocabulary: Vocabulary,
    private readonly currencies: Currencies,
    private readonly answers: PublicAnswers,
  ) {}

  answer({ q = '' }: SuggestionQuery, reader: CardReader): Promise<RawJson> {
    const terms = searchTerms(q);
    const key = ['suggest', terms, reader.language, this.currencies.of(reader.currency).code];
    return this.answers.of(key, async () => JSON.stringify(await this.suggest(terms, reader)));
  }

  private async suggest(terms: string[], reader: CardReader): Promise<SearchSuggestions> {
    if (terms.length === 0) return { products: [], categories: [], vendors: [] };
    const text = terms.join(' ');
    const words = await this.vocabulary.in(reader.language);
    const shelf = await this.index.current(words);
    const found = (await this.search.find(text)) ?? [];
    const ids = this.index.find(shelf, { ...EVERYTHING, found }, text).page('relevance', 0, PRODUCTS);
    const fits = ({ name }: { name: string }): boolean => {
      const own = searchTerms(name);
      return terms.every((term) => own.some((word) => word.startsWith(term)));
    };
    const categories = [...words.categories.values()].filter((one) => one.active && fits(one));
    const vendors = [...words.vendors.values()].filter(
      (one) => words.namesVendors && one.trades && fits(one),
    );
    return {
      products: (await this.cards.byIds(ids, reader)).map(({ name, slug, picture, price, currency }) => ({
        ...{ name, slug, picture, price, currency },
      })),
      categories: categories.slice(0, OTHERS).map(({ name, slug }) => ({ name, slug })),
      vendors: vendors.slice(0, OTHERS).map(({ name, slug }) => ({ name, slug })),
    };
  }
}
