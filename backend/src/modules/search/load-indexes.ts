import { Injectable } from '@nestjs/common';
import { BASE_LANGUAGE } from '@stoa/contracts';
import { ReferenceNames } from '../catalogue';
import { ProductSearch } from './full-text/product-search';
import { ShopIndex } from './product-index/shop-index';

/** Loads the indexes of products and of their texts into this process, which its first readers would otherwise wait for. */
@Injectable()
export class LoadIndexes {
  constructor(
    private readonly products: ShopIndex,
    private readonly texts: ProductSearch,
    private readonly referenceNames: ReferenceNames,
  ) {}

  async execute(): Promise<void> {
    await this.products.current(await this.referenceNames.in(BASE_LANGUAGE));
    await this.texts.load();
  }
}
