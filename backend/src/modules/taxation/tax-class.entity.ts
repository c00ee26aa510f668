import { Entity } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import { IsDefault, Status, Text, Version } from '../../kernel/resource';

/** A class of items with the same taxes: standard, reduced, zero. */
@Entity('tax_classes')
export class TaxClass extends BaseRecord {
  @Text({ max: 80, required: true, translated: true })
  name!: string;

  @Text({ max: 32, required: true, unique: true, format: 'code' })
  code!: string;

  /** Applies to products without a tax class. */
  @IsDefault()
  is_default!: boolean;

  @Status()
  status!: string;

  @Version()
  version!: number;
}
