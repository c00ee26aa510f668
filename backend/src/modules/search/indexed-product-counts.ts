import { Injectable } from '@nestjs/common';
import { BASE_LANGUAGE } from '@stoa/contracts';
import { OfferedProductCounts } from '../vendors';
import { ReferenceNames } from '../catalogue';
import { EVERYTHING } from './product-index/selection';
import { ShopIndex } from './product-index/shop-index';

/** Counts products on offer in the index, so that a store's count equals the length of its list. */
@Injectable()
export class IndexedProductCounts extends OfferedProductCounts {
  constructor(
    private readonly index: ShopIndex,
    private readonly referenceNames: ReferenceNames,
  ) {
    super();
  }

  async byVendor(): Promise<ReadonlyMap<number, number>> {
    const snapshot = await this.index.current(await this.referenceNames.in(BASE_LANGUAGE));
    return this.index.find(snapshot, EVERYTHING).counts.vendors;
  }
}
