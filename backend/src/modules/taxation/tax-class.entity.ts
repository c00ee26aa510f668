import { Entity } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import { IsDefault, Status, Text } from '../../kernel/resource';

/** Goods that are taxed alike: standard, reduced, zero. */
@Entity('tax_classes')
export class TaxClass extends BaseRecord {
  @Text({ max: 80, required: true, translated: true })
  name!: string;

  @Text({ max: 32, required: true, unique: true, format: 'code' })
  code!: string;

  /** Taken for goods that name no class. */
  @IsDefault()
  is_default!: boolean;

  @Status()
  status!: string;
}
