import type { AssignmentState } from '@stoa/contracts';
import { ASSIGNMENT_STATES } from '@stoa/contracts';
import { Column, Entity, Index } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Choice, LongText, Moment, Money, Ref, Text } from '../../../kernel/resource';
import { Rider } from '../../riders';
import { Vendor } from '../../vendors';
import { Order } from '../order.entity';

/** Assignment of one order to one rider, from the offer on; a declined order can be offered again. */
@Entity('rider_assignments')
@Index(['state', 'created_at'])
export class RiderAssignment extends BaseRecord {
  @Ref(() => Order, { resource: 'orders', required: true, readOnly: true, onDelete: 'CASCADE' })
  order_id!: number;

  @Ref(() => Rider, { resource: 'riders', required: true, readOnly: true })
  rider_id!: number;

  /** Vendor of the order. */
  @Ref(() => Vendor, { resource: 'vendors', required: true, readOnly: true })
  vendor_id!: number;

  @Choice(ASSIGNMENT_STATES, { default: 'offered', readOnly: true })
  state!: AssignmentState;

  /** Note for the rider, such as where to ring. */
  @Text({ max: 500, readOnly: true })
  note!: string | null;

  @Moment({ readOnly: true })
  picked_up_at!: Date | null;

  @Moment({ readOnly: true })
  delivered_at!: Date | null;

  /** Rider's earning in minor units of the shop's default currency; frozen at delivery. */
  @Money({ readOnly: true })
  earning!: number | null;

  /** Six digits with which the buyer confirms the delivery; null in deliveries from before there were codes. */
  @Column({ type: 'varchar', length: 6, nullable: true })
  delivery_code!: string | null;

  /** How often the rider has typed a code. */
  @Column({ type: 'integer', default: 0 })
  code_attempts!: number;

  /** Why the rider's last attempt failed; the buyer can read it. */
  @LongText({ max: 300, readOnly: true })
  failure_reason!: string | null;

  /** Order id while the assignment is active, else null: the unique index allows one rider per order. */
  @Index({ unique: true })
  @Column({ type: 'integer', nullable: true })
  live_order_id!: number | null;
}
