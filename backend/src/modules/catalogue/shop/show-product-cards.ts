import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { RawJson } from '../../../kernel/http';
import { Matches } from 'class-validator';
import { Currencies } from '../../localisation';
import { Vocabulary } from '../vocabulary';
import { ShopIndex } from './index/shop-index';
import type { CardReader } from './product-cards';
import { ProductCards } from './product-cards';
import { PublicAnswers } from './public-answers';

const MOST = 24;

/** Query of `product_cards`. */
export class ProductCardsQuery {
  @ApiProperty({ description: `Up to ${MOST} ids of products, separated by commas`, example: '3,17' })
  @Matches(/^[1-9]\d{0,8}(?:,[1-9]\d{0,8}){0,23}$/, { message: 'must be up to 24 ids, separated by commas' })
  ids!: string;
}

/** Cards of products that somebody knows the ids of, such as those looked at: on offer alone, sold-out ones last. */
@Injectable()
export class ShowProductCards {
  constructor(
    private readonly index: ShopIndex,
    private readonly cards: ProductCards,
    private readonly vocabulary: Vocabulary,
    private readonly currencies: Currencies,
    private readonly answers: PublicAnswers,
  ) {}

  execute({ ids }: ProductCardsQuery, reader: CardReader): Promise<RawJson> {
    const key = ['cards', ids, reader.language, this.currencies.of(reader.currency).code];
    return this.answers.of(key, async () => {
      const asked = [...new Set(ids.split(',').map(Number))];
      const shelf = await this.index.current(await this.vocabulary.in(reader.language));
      const texts = await this.cards.texts(this.index.offered(shelf, asked), shelf, reader);
      return `[${texts.join(',')}]`;
    });
  }
}
