import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { ProductCard } from '@stoa/contracts';
import type { RawJson } from '../../../kernel/http';
import { Matches } from 'class-validator';
import { Currencies } from '../../localisation';
import { ReferenceNames } from '../../catalogue';
import { ShopIndex } from '../product-index/shop-index';
import type { CardReader } from './product-cards';
import { ProductCards } from './product-cards';
import { PublicAnswers } from './public-answers';

const MAX_PRODUCTS = 24;

/** Query of `product_cards`. */
export class ProductCardsQuery {
  @ApiProperty({ description: `Up to ${MAX_PRODUCTS} ids of products, separated by commas`, example: '3,17' })
  @Matches(/^[1-9]\d{0,8}(?: ?, ?[1-9]\d{0,8}){0,23}$/, {
    message: 'must be up to 24 ids, separated by commas',
  })
  ids!: string;
}

/** Cards of given products, such as recently viewed ones: only those on offer, sold-out ones last. */
@Injectable()
export class ShowProductCards {
  constructor(
    private readonly index: ShopIndex,
    private readonly cards: ProductCards,
    private readonly referenceNames: ReferenceNames,
    private readonly currencies: Currencies,
    private readonly answers: PublicAnswers,
  ) {}

  execute({ ids }: ProductCardsQuery, reader: CardReader): Promise<RawJson<ProductCard[]>> {
    const key = ['cards', ids, reader.language, this.currencies.get(reader.currency).code];
    return this.answers.getOrCompute(key, async () => {
      const requested = [...new Set(ids.split(',').map(Number))];
      const snapshot = await this.index.current(await this.referenceNames.in(reader.language));
      const texts = await this.cards.texts(this.index.offered(snapshot, requested), snapshot, reader);
      return `[${texts.join(',')}]`;
    });
  }
}
