import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Attribute } from '../attributes';
import { Product } from './product.entity';

/** An axis: an attribute in which a product's variants differ; its values are those of the variants. */
@Entity('product_axes')
@Index(['attribute_id'])
export class ProductAxis {
  @PrimaryColumn({ type: 'integer' })
  product_id!: number;

  @PrimaryColumn({ type: 'integer' })
  attribute_id!: number;

  @Column({ type: 'integer' })
  sort!: number;

  @ManyToOne(() => Product, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'product_id' })
  product?: Product;

  @ManyToOne(() => Attribute, { onDelete: 'RESTRICT', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'attribute_id' })
  attribute?: Attribute;
}
