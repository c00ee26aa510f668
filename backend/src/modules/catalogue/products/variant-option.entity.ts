import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Attribute, AttributeValue } from '../attributes';
import { Variant } from './variant.entity';

/** A variant's value for one axis of its product. */
@Entity('variant_options')
@Index(['attribute_id'])
@Index(['value_id'])
export class VariantOption {
  @PrimaryColumn({ type: 'integer' })
  variant_id!: number;

  @PrimaryColumn({ type: 'integer' })
  attribute_id!: number;

  @Column({ type: 'integer' })
  value_id!: number;

  @ManyToOne(() => Variant, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'variant_id' })
  variant?: Variant;

  @ManyToOne(() => Attribute, { onDelete: 'RESTRICT', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'attribute_id' })
  attribute?: Attribute;

  @ManyToOne(() => AttributeValue, { onDelete: 'RESTRICT', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'value_id' })
  value?: AttributeValue;
}
