import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import type { Product } from './product.entity';

/** A related product, shown on a product's page. */
@Entity('product_relations')
@Index(['related_id'])
export class ProductRelation {
  @PrimaryColumn({ type: 'integer' })
  product_id!: number;

  @PrimaryColumn({ type: 'integer' })
  related_id!: number;

  @ManyToOne('Product', { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'product_id' })
  product?: Relation<Product>;

  @ManyToOne('Product', { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'related_id' })
  related?: Relation<Product>;
}
