import type { MovementType } from '@stoa/contracts';
import { MOVEMENT_TYPES } from '@stoa/contracts';
import { Column, Entity, Index } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Choice, Int, Ref, Text } from '../../../kernel/resource';
import { Variant } from '../products/variant.entity';

/** Pieces that came or went; only ever added to (domain §1.5). */
@Entity('stock_movements')
@Index(['type', 'created_at'])
export class StockMovement extends BaseRecord {
  @Ref(() => Variant, { resource: 'variants', required: true })
  variant_id!: number;

  @Choice(MOVEMENT_TYPES, { required: true })
  type!: MovementType;

  /** Positive in, negative out. */
  @Int({ required: true, min: -1_000_000, max: 1_000_000 })
  quantity!: number;

  @Text({ max: 190 })
  reason!: string | null;

  /** What it belongs to, such as an order's number. */
  @Text({ max: 64, readOnly: true })
  reference!: string | null;

  /** Unique, so that a repeat of the same event moves nothing: `order-line:31:sale`. */
  @Column({ type: 'varchar', length: 120 })
  @Index({ unique: true })
  movement_key!: string;

  /** Who moved it, as in `admin:3`; empty for the shop itself. */
  @Text({ max: 32, readOnly: true })
  actor!: string | null;
}
