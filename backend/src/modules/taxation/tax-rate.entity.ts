import { Entity } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import { Flag, Int, IsDefault, Rate, Ref, Status, Text, Version } from '../../kernel/resource';
import { Zone } from '../localisation';
import { TaxClass } from './tax-class.entity';

/** Tax rate of a tax class in a zone. */
@Entity('tax_rates')
export class TaxRate extends BaseRecord {
  @Ref(() => TaxClass, { resource: 'tax_classes', required: true })
  tax_class_id!: number;

  @Ref(() => Zone, { resource: 'zones', required: true })
  zone_id!: number;

  @Text({ max: 80, required: true, translated: true })
  name!: string;

  /** A fraction: `0.0825` is 8.25 %. */
  @Rate({ required: true, min: 0, max: 1 })
  rate!: string;

  /** Rates apply in ascending order; all rates of one priority apply. */
  @Int({ min: 0, max: 1000, default: 0 })
  priority!: number;

  /** Charged on the price plus the taxes of lower priority. */
  @Flag()
  compound!: boolean;

  /** Also charged on the shipping of items of the class. */
  @Flag()
  on_shipping!: boolean;

  @IsDefault()
  is_default!: boolean;

  @Status()
  status!: string;

  @Version()
  version!: number;
}
