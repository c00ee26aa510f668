import { Injectable } from '@nestjs/common';
import type { ChosenOption } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { combineConditions, Database } from '../../kernel/database';
import { Failure, Page } from '../../kernel/http';
import type { Bounds } from '../../kernel/resource';
import { Product } from '../catalogue';
import { Variant } from '../catalogue';
import { ReferenceNames } from '../catalogue';
import { LowStock } from '../catalogue';
import { availableOf, stockStatus } from '../catalogue';

/** Stock of one variant. */
export interface VariantInventory extends Pick<
  Variant,
  'id' | 'sku' | 'on_hand' | 'reserved' | 'reorder_point'
> {
  variant_id: number;
  options: ChosenOption[];
  available: number;
  stock_status: ReturnType<typeof stockStatus>;
}

/** Reads a product's stock by variant. */
@Injectable()
export class ProductInventory {
  constructor(
    private readonly database: Database,
    private readonly referenceNames: ReferenceNames,
    private readonly low: LowStock,
  ) {}

  async list(id: number, bounds: Bounds, caller: Caller): Promise<Page<VariantInventory, 'inventory'>> {
    const { em } = this.database;
    if (!(await em.exists(Product, { where: combineConditions({ id }, bounds) })))
      throw Failure.notFound('product');
    const lowAt = await this.low.getThreshold();
    const names = await this.referenceNames.in(caller.language);
    const variants = await em.find(Variant, { where: { product_id: id }, order: { sort: 'ASC', id: 'ASC' } });
    const rows = variants.map((variant) => ({
      id: variant.id,
      variant_id: variant.id,
      sku: variant.sku,
      options: names.options(variant.option_key),
      on_hand: variant.on_hand,
      reserved: variant.reserved,
      available: availableOf(variant),
      reorder_point: variant.reorder_point,
      stock_status: stockStatus([variant], lowAt),
    }));
    return new Page('inventory', rows, rows.length);
  }
}
