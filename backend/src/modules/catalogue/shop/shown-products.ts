import { Injectable } from '@nestjs/common';
import { BASE_LANGUAGE } from '@stoa/contracts';
import { Vocabulary } from '../vocabulary';
import { ShopIndex } from './index/shop-index';

/** A product that the shop shows now, on offer or soon to be. */
export interface ShownProduct {
  /** The lowest price among its variants, in minor units of the default currency. */
  price: number;
  /** Whether any variant can be had, from stock or on order. */
  is_in_stock: boolean;
}

/** Says which products the shop shows now, and for how much, mostly without any statement. */
@Injectable()
export class ShownProducts {
  constructor(
    private readonly index: ShopIndex,
    private readonly vocabulary: Vocabulary,
  ) {}

  /** By product id; what is hidden, deleted or of a vendor that does not trade is left out. */
  async byIds(ids: readonly number[]): Promise<Map<number, ShownProduct>> {
    const shelf = await this.index.current(await this.vocabulary.in(BASE_LANGUAGE));
    const { table, words } = shelf;
    return new Map(
      ids.flatMap((id): [number, ShownProduct][] => {
        const slot = table.slotOf(id);
        const live = this.index.live(shelf, id);
        if (slot === undefined || !live || !table.live.has(slot)) return [];
        if (!words.vendors.get(live.vendor_id)?.trades) return [];
        return [[id, { price: table.prices[slot] ?? 0, is_in_stock: live.stock_status !== 'out' }]];
      }),
    );
  }
}
