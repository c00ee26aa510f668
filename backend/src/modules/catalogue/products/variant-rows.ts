import { Injectable } from '@nestjs/common';
import type { SaveProductAttributes } from '@stoa/contracts';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import type { Actor } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { insertMany } from '../../../kernel/database';
import { hideVariants } from './hide-variants';
import { ProductAxis } from './product-axis.entity';
import type { Product } from './product.entity';
import { VariantOption } from './variant-option.entity';
import { factsOf, normaliseSku, optionKey } from './variant-rules';
import { openingStock, VariantStock } from './variant-stock';
import { Variant } from './variant.entity';

type VariantInput = SaveProductAttributes['variants'][number];

/** Replaces a product's axes and variants by validated input. */
@Injectable()
export class VariantRows {
  constructor(
    private readonly stock: VariantStock,
    private readonly clock: Clock,
  ) {}

  async write(
    em: EntityManager,
    product: Product,
    { axes, variants }: SaveProductAttributes,
    actor: Actor | null,
  ): Promise<void> {
    const product_id = product.id;
    await this.removeOthers(em, product_id, variants);
    await this.clearKeys(em, product_id);
    await em.delete(ProductAxis, { product_id });
    const rows = axes.map(({ attribute_id }, sort) => ({ product_id, attribute_id, sort }));
    await insertMany(em, ProductAxis, rows);
    const options: Partial<VariantOption>[] = [];
    for (const [sort, variant] of variants.entries()) {
      const key = optionKey(axes, variant.option_value_ids);
      const id = await this.writeOne(em, product, variant, key, sort);
      axes.forEach(({ attribute_id }, place) =>
        options.push({ variant_id: id, attribute_id, value_id: Number(key.split('.')[place]) }),
      );
      await this.open(id, variant, actor);
    }
    await insertMany(em, VariantOption, options);
  }

  private async writeOne(
    em: EntityManager,
    product: Product,
    variant: VariantInput,
    option_key: string,
    sort: number,
  ): Promise<number> {
    const { id, media_id = null } = variant;
    const now = this.clock.now();
    const row = {
      ...factsOf(variant),
      sku: normaliseSku(variant.sku),
      option_key,
      media_id,
      sort,
      updated_at: now,
    };
    if (id !== undefined) {
      await em.update(Variant, { id }, row);
      return id;
    }
    const { id: product_id, vendor_id } = product;
    const { identifiers } = await em.insert(Variant, { ...row, product_id, vendor_id, created_at: now });
    return Number(identifiers[0]?.id);
  }

  /** Records the opening stock of a new variant. */
  async open(
    id: number,
    { opening_stock }: Pick<VariantInput, 'opening_stock'>,
    actor: Actor | null,
  ): Promise<void> {
    if (!opening_stock) return;
    const by = actor && `${actor.audience}:${actor.id}`;
    await this.stock.move(openingStock(id, opening_stock, by));
  }

  private async removeOthers(
    em: EntityManager,
    product_id: number,
    variants: readonly VariantInput[],
  ): Promise<void> {
    const variantIds = new Set(variants.map((one) => one.id));
    const rows = await em.find(Variant, { where: { product_id }, select: { id: true } });
    const gone = rows.filter((row) => !variantIds.has(row.id)).map((row) => row.id);
    if (gone.length) await hideVariants(em, { id: In(gone) }, this.clock.now());
  }

  /** Clears all option keys and SKUs first, because variants may swap them despite the unique indexes. */
  private async clearKeys(em: EntityManager, product_id: number): Promise<void> {
    const variants = await em.find(Variant, { where: { product_id } });
    await em.query(
      `UPDATE variants SET option_key = CONCAT('~', id), sku = CONCAT('~', id) WHERE product_id = ? AND deleted_at IS NULL`,
      [product_id],
    );
    if (variants.length) await em.delete(VariantOption, { variant_id: In(variants.map((row) => row.id)) });
  }
}
