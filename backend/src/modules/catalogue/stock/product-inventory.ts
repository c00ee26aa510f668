import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../kernel/access';
import { allOf, Database } from '../../../kernel/database';
import { Failure, Page } from '../../../kernel/http';
import type { Bounds } from '../../../kernel/resource';
import { Product } from '../products/product.entity';
import { Variant } from '../products/variant.entity';
import { Vocabulary } from '../vocabulary';
import { LowStock } from './low-stock';
import { availableOf, stockStatus } from './stock-status';

/** Answers what is there of a product, variant by variant. */
@Injectable()
export class ProductInventory {
  constructor(
    private readonly database: Database,
    private readonly vocabulary: Vocabulary,
    private readonly low: LowStock,
  ) {}

  async of(id: number, bounds: Bounds, caller: Caller): Promise<Page> {
    const { em } = this.database;
    if (!(await em.exists(Product, { where: allOf({ id }, bounds) }))) throw Failure.notFound('product');
    const lowAt = await this.low.at();
    const words = await this.vocabulary.in(caller.language);
    const variants = await em.find(Variant, { where: { product_id: id }, order: { sort: 'ASC', id: 'ASC' } });
    const rows = variants.map((variant) => ({
      id: variant.id,
      variant_id: variant.id,
      sku: variant.sku,
      options: words.options(variant.option_key),
      on_hand: variant.on_hand,
      reserved: variant.reserved,
      available: availableOf(variant),
      reorder_point: variant.reorder_point,
      stock_status: stockStatus([variant], lowAt),
    }));
    return new Page('inventory', rows, rows.length);
  }
}
