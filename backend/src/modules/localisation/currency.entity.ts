import { Entity } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import { Choice, Int, IsDefault, Moment, Rate, Status, Text, Version } from '../../kernel/resource';

export const SYMBOL_POSITIONS = ['before', 'after'] as const;

/** A currency that prices can be shown and paid in. */
@Entity('currencies')
export class Currency extends BaseRecord {
  /** ISO 4217, upper case; immutable, because stored amounts refer to it. */
  @Text({ max: 3, required: true, unique: true, format: 'code', identifier: 'code' })
  code!: string;

  @Text({ max: 60, required: true, translated: true })
  name!: string;

  @Text({ max: 8, required: true })
  symbol!: string;

  @Choice(SYMBOL_POSITIONS, { default: 'before' })
  symbol_position!: (typeof SYMBOL_POSITIONS)[number];

  /** Decimal places: JPY 0, USD 2, KWD 3; immutable, because amounts are in minor units. */
  @Int({ min: 0, max: 3, default: 2 })
  exponent!: number;

  /** Exchange rate: units of this currency per unit of the default one. */
  @Rate({ min: 0.000001, default: '1' })
  rate!: string;

  @Moment({ readOnly: true })
  rate_at!: Date | null;

  /** Converted prices are rounded to a multiple of this many minor units. */
  @Int({ min: 1, max: 100_000, default: 1 })
  rounding_increment!: number;

  @IsDefault()
  is_default!: boolean;

  @Status()
  status!: string;

  @Version()
  version!: number;
}
