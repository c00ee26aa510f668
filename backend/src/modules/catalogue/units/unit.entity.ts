import { Entity } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Choice, Int, Rate, Ref, Status, Text, Version } from '../../../kernel/resource';

export const DIMENSIONS = ['count', 'mass', 'length', 'area', 'volume', 'time'] as const;

/** A unit of measure; `factor` converts to `base_id`. */
@Entity('units')
export class Unit extends BaseRecord {
  @Text({ max: 80, required: true, translated: true })
  name!: string;

  @Text({ max: 16, required: true, unique: true, translated: true })
  symbol!: string;

  @Choice(DIMENSIONS, { default: 'count' })
  dimension!: (typeof DIMENSIONS)[number];

  @Ref(() => Unit, { resource: 'units' })
  base_id!: number | null;

  @Rate({ default: '1' })
  factor!: string;

  @Int({ min: 0, max: 6, default: 0 })
  decimals!: number;

  @Status()
  status!: string;

  @Version()
  version!: number;
}
