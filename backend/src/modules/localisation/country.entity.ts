import { Entity } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import { Flag, IsDefault, Ref, Status, Text, Version } from '../../kernel/resource';
import { Currency } from './currency.entity';

/** A country; addresses are accepted in active ones only. */
@Entity('countries')
export class Country extends BaseRecord {
  /** ISO 3166-1 alpha-2, upper case. */
  @Text({ max: 2, required: true, unique: true, format: 'code', identifier: 'code' })
  iso2!: string;

  /** ISO 3166-1 alpha-3, upper case. */
  @Text({ max: 3, required: true, unique: true, format: 'code', identifier: 'code' })
  iso3!: string;

  @Text({ max: 90, required: true, translated: true })
  name!: string;

  /** International prefix such as `+44`. */
  @Text({ max: 8, required: true })
  dial_code!: string;

  @Ref(() => Currency, { resource: 'currencies', onDelete: 'SET NULL' })
  currency_id!: number | null;

  /** Regular expression that the whole postcode must match; null where the country has no postcodes. */
  @Text({ max: 120 })
  postcode_regex!: string | null;

  /** Whether addresses must name a state. */
  @Flag()
  requires_state!: boolean;

  @IsDefault()
  is_default!: boolean;

  @Status()
  status!: string;

  @Version()
  version!: number;
}
