import { Entity } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import { Flag, IsDefault, Ref, Status, Text } from '../../kernel/resource';
import { Currency } from './currency.entity';

/** A country; people can have addresses in the active ones. */
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

  /** What a whole postcode must match; empty where the country has none. */
  @Text({ max: 120 })
  postcode_regex!: string | null;

  /** Goods don't arrive there without a state in the address. */
  @Flag()
  requires_state!: boolean;

  @IsDefault()
  is_default!: boolean;

  @Status()
  status!: string;
}
