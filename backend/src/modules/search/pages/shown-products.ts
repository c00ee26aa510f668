import { Injectable } from '@nestjs/common';
import { BASE_LANGUAGE } from '@stoa/contracts';
import { type LocalizedNames, ReferenceNames, type VendorName } from '../../catalogue';
import { ShopIndex } from '../product-index/shop-index';

/** A product shown in the shop, on offer or upcoming. */
export interface ShownProduct {
  /** Lowest price of its variants, in minor units of the default currency. */
  price: number;
  /** Whether any variant is available, from stock or on backorder. */
  is_in_stock: boolean;
}

/** Whether a vendor's products have pages; with multi-vendor off, only those of the vendor that trades do. */
export function hasProductPages(
  vendor: VendorName | null | undefined,
  { namesVendors }: LocalizedNames,
): vendor is VendorName {
  return vendor?.is_approved === true && (vendor.may_sell || namesVendors);
}

/** Tells which products are shown and their prices, from the index, mostly without SQL. */
@Injectable()
export class ShownProducts {
  constructor(
    private readonly index: ShopIndex,
    private readonly referenceNames: ReferenceNames,
  ) {}

  /** By product id; hidden and deleted products and those of vendors that do not trade are left out. */
  async byIds(ids: readonly number[]): Promise<Map<number, ShownProduct>> {
    const snapshot = await this.index.current(await this.referenceNames.in(BASE_LANGUAGE));
    const { table, names } = snapshot;
    return new Map(
      ids.flatMap((id): [number, ShownProduct][] => {
        const slot = table.slotOf(id);
        const live = this.index.live(snapshot, id);
        if (slot === undefined || !live || !table.live.has(slot)) return [];
        if (!names.vendors.get(live.vendor_id)?.may_sell) return [];
        return [[id, { price: table.prices[slot] ?? 0, is_in_stock: live.stock_status !== 'out' }]];
      }),
    );
  }

  /** Whether a product has a page, which it keeps during a vacation of its store. */
  async hasPage(id: number): Promise<boolean> {
    const snapshot = await this.index.current(await this.referenceNames.in(BASE_LANGUAGE));
    const { table, names } = snapshot;
    const live = table.live.has(table.slotOf(id) ?? -1) ? this.index.live(snapshot, id) : null;
    return live !== null && hasProductPages(names.vendors.get(live.vendor_id), names);
  }
}
