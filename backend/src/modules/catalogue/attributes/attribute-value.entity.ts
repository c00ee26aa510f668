import { Entity, Index } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Int, IsDefault, Media, Ref, Status, Text, Version } from '../../../kernel/resource';
import { Attribute } from './attribute.entity';

/** A predefined value of an attribute. */
@Entity('attribute_values')
@Index(['attribute_id', 'code'], { unique: true })
export class AttributeValue extends BaseRecord {
  @Ref(() => Attribute, { resource: 'attributes', required: true })
  attribute_id!: number;

  @Text({ max: 120, required: true, translated: true })
  value!: string;

  /** The value in URLs: `?attr.color=red`. */
  @Text({ max: 64, required: true, format: 'code' })
  code!: string;

  @Text({ max: 7, format: 'color' })
  swatch_color!: string | null;

  @Media()
  swatch_image_id!: number | null;

  @Int({ min: 0, max: 100_000, default: 0 })
  sort!: number;

  @IsDefault()
  is_default!: boolean;

  @Status()
  status!: string;

  @Version()
  version!: number;
}
