import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { Category } from '../categories';
import type { Product } from './product.entity';

/** Join table: a category of a product. */
@Entity('product_categories')
@Index(['category_id'])
export class ProductCategory {
  @PrimaryColumn({ type: 'integer' })
  product_id!: number;

  @PrimaryColumn({ type: 'integer' })
  category_id!: number;

  @ManyToOne('Product', { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'product_id' })
  product?: Relation<Product>;

  @ManyToOne(() => Category, { onDelete: 'RESTRICT', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'category_id' })
  category?: Category;
}
