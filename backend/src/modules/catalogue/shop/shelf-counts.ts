import { Injectable } from '@nestjs/common';
import { BASE_LANGUAGE } from '@stoa/contracts';
import { OfferedCounts } from '../../vendors';
import { Vocabulary } from '../vocabulary';
import { EVERYTHING } from './index/selection';
import { ShopIndex } from './index/shop-index';

/** Counts what is on offer by the index that lists it, so that a store's figure is the length of its list. */
@Injectable()
export class ShelfCounts extends OfferedCounts {
  constructor(
    private readonly index: ShopIndex,
    private readonly vocabulary: Vocabulary,
  ) {
    super();
  }

  async byVendor(): Promise<ReadonlyMap<number, number>> {
    const shelf = await this.index.current(await this.vocabulary.in(BASE_LANGUAGE));
    return this.index.find(shelf, EVERYTHING).counts.vendors;
  }
}
