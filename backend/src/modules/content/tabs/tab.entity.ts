import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Int, IsDefault, RefMany, RichText, Status, Text } from '../../../kernel/resource';
import { Category, Product } from '../../catalogue';

/**
 * A tab beside a product's description; on every product unless it names some, or categories of them. What it names
 * can't be deleted under it, because a tab whose last name went would be on every product.
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
}

/** A product that a tab is for. */
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

/** A category whose products a tab is for. */
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
