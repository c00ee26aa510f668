import type { MovementType } from '@stoa/contracts';
import { MAX_STOCK, MOVEMENT_TYPES } from '@stoa/contracts';
import { Column, Entity, Index } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import { Choice, Int, Ref, Text } from '../../kernel/resource';
import { Variant } from '../catalogue';

/** A stock movement; append-only. */
@Entity('stock_movements')
@Index(['type', 'created_at'])
export class StockMovement extends BaseRecord {
  @Ref(() => Variant, { resource: 'variants', required: true })
  variant_id!: number;

  @Choice(MOVEMENT_TYPES, { required: true })
  type!: MovementType;

  /** Positive in, negative out. */
  @Int({ required: true, min: -MAX_STOCK, max: MAX_STOCK })
  quantity!: number;

  @Text({ max: 190 })
  reason!: string | null;

  /** Reference such as an order number. */
  @Text({ max: 64, readOnly: true })
  reference!: string | null;

  /** Idempotency key, unique, so that a repeated event moves nothing: `order-line:31:sale`. */
  @Column({ type: 'varchar', length: 120 })
  @Index({ unique: true })
  movement_key!: string;

  /** Who recorded it, such as `admin:3`; null for the system. */
  @Text({ max: 32, readOnly: true })
  actor!: string | null;
}
