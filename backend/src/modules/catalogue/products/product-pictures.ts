import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Actor } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { Media } from '../../media';
import { ProductMedia } from './product-media.entity';
import type { Product } from './product.entity';
import { Variant } from './variant.entity';

/** Checks which library pictures a product may use. */
@Injectable()
export class ProductPictures {
  constructor(private readonly database: Database) {}

  /** The usable ones: its vendor's own, those in use by it already, and for operators also the shop's. */
  async usable(
    product: Product,
    wanted: readonly number[],
    actor: Actor | null,
  ): Promise<Map<number, Media>> {
    const ids = [...new Set(wanted)];
    if (ids.length === 0) return new Map();
    const { em } = this.database;
    const own = { product_id: product.id, media_id: In(ids) };
    const shown = [
      ...(await em.find(ProductMedia, { where: own })),
      ...(await em.find(Variant, { where: own })),
    ];
    const shownIds = new Set(shown.map((row) => row.media_id));
    const rows = await em.find(Media, { where: { id: In(ids) } });
    const isOperator = actor?.audience !== 'vendor';
    const usable = rows.filter(
      (row) =>
        shownIds.has(row.id) ||
        row.vendor_id === product.vendor_id ||
        (isOperator && row.vendor_id === null && row.customer_id === null),
    );
    return new Map(usable.map((row) => [row.id, row]));
  }
}
