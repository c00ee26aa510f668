import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Attribute, AttributeValue } from '../attributes';
import { Product } from './product.entity';

/** A specification of a product: one attribute value, or free text where the attribute has no values. */
@Entity('product_specifications')
@Index(['product_id', 'attribute_id', 'value_id'], { unique: true })
@Index(['attribute_id'])
@Index(['value_id'])
export class ProductSpecification {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'integer' })
  product_id!: number;

  @Column({ type: 'integer' })
  attribute_id!: number;

  @Column({ type: 'integer', nullable: true })
  value_id!: number | null;

  /** Text in the base language; others are translations of `product_specifications`. */
  @Column({ type: 'varchar', length: 500, nullable: true })
  text!: string | null;

  @ManyToOne(() => Product, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'product_id' })
  product?: Product;

  @ManyToOne(() => Attribute, { onDelete: 'RESTRICT', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'attribute_id' })
  attribute?: Attribute;

  @ManyToOne(() => AttributeValue, { onDelete: 'RESTRICT', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'value_id' })
  value?: AttributeValue;
}
