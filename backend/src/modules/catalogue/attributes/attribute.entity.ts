import type { AttributeType } from '@stoa/contracts';
import { ATTRIBUTE_TYPES } from '@stoa/contracts';
import { Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Choice, Flag, Int, IsDefault, Ref, RefMany, Status, Text, Version } from '../../../kernel/resource';
import { Category } from '../categories';
import { Unit } from '../units';

/** A product attribute: variant option (axis), facet, or specification. */
@Entity('attributes')
export class Attribute extends BaseRecord {
  @Text({ max: 80, required: true, translated: true })
  name!: string;

  /** The attribute in URLs: `?attr.color=red`. */
  @Text({ max: 48, required: true, unique: true, format: 'code' })
  code!: string;

  @Choice(ATTRIBUTE_TYPES, { default: 'select' })
  type!: AttributeType;

  @Ref(() => Unit, { resource: 'units' })
  unit_id!: number | null;

  @Flag()
  is_required!: boolean;

  @Flag()
  is_filterable!: boolean;

  @Flag()
  is_variant_axis!: boolean;

  @Flag()
  is_comparable!: boolean;

  /** Categories that it applies to; empty for all. */
  @RefMany(
    { entity: () => AttributeCategory, own: 'attribute_id', other: 'category_id' },
    { resource: 'categories' },
  )
  category_ids!: number[];

  @Int({ min: 0, max: 100_000, default: 0 })
  sort!: number;

  @IsDefault()
  is_default!: boolean;

  @Status()
  status!: string;

  @Version()
  version!: number;
}

/** Join table: a category that an attribute applies to. */
@Entity('attribute_categories')
export class AttributeCategory {
  @PrimaryColumn({ type: 'integer' })
  attribute_id!: number;

  @PrimaryColumn({ type: 'integer' })
  category_id!: number;

  @ManyToOne(() => Attribute, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'attribute_id' })
  attribute?: Attribute;

  @ManyToOne(() => Category, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'category_id' })
  category?: Category;
}
