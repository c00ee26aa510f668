import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Int, IsDefault, RefMany, RichText, Status, Text, Version } from '../../../kernel/resource';
import { Category, Product } from '../../catalogue';

/**
 * A custom tab of product pages; for all products unless it names products or categories. These can't be
 * deleted while it does, because a tab that loses its last target would apply to all products.
 */
@Entity('tabs')
export class Tab extends BaseRecord {
  @Text({ max: 120, required: true, translated: true })
  title!: string;

  @RichText({ required: true, translated: true })
  body!: string;

  @RefMany({ entity: () => TabProduct, own: 'tab_id', other: 'product_id' }, { resource: 'products' })
  product_ids!: number[];

  @RefMany({ entity: () => TabCategory, own: 'tab_id', other: 'category_id' }, { resource: 'categories' })
  category_ids!: number[];

  @Int({ min: 0, max: 10_000, default: 0 })
  sort!: number;

  @IsDefault()
  is_default!: boolean;

  @Status()
  status!: string;

  @Version()
  version!: number;
}

/** Join table: a product targeted by a tab. */
@Entity('tab_products')
@Index(['product_id'])
export class TabProduct {
  @PrimaryColumn({ type: 'integer' })
  tab_id!: number;

  @PrimaryColumn({ type: 'integer' })
  product_id!: number;

  @ManyToOne(() => Tab, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'tab_id' })
  tab?: Relation<Tab>;

  @ManyToOne(() => Product, { onDelete: 'RESTRICT', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'product_id' })
  product?: Product;
}

/** Join table: a category whose products a tab targets. */
@Entity('tab_categories')
@Index(['category_id'])
export class TabCategory {
  @PrimaryColumn({ type: 'integer' })
  tab_id!: number;

  @PrimaryColumn({ type: 'integer' })
  category_id!: number;

  @ManyToOne(() => Tab, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'tab_id' })
  tab?: Relation<Tab>;

  @ManyToOne(() => Category, { onDelete: 'RESTRICT', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'category_id' })
  category?: Category;
}
