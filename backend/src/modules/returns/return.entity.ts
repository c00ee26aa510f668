import {
  REFUND_DESTINATIONS,
  type RefundDestination,
  RETURN_STATES,
  type ReturnState,
} from '@stoa/contracts';
import { Column, Entity, Index } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import { Choice, Int, LongText, Moment, Ref, Text } from '../../kernel/resource';
import { Order, Refund } from '../ordering';
import { Vendor } from '../vendors';

/** Items of one order that its customer sends back; the customer is the order's. */
@Entity('returns')
@Index(['state', 'due_at'])
@Index(['order_id', 'request_key'], { unique: true })
export class Return extends BaseRecord {
  /** Order number plus sequence number. */
  @Text({ max: 28, required: true, readOnly: true, unique: true })
  number!: string;

  @Ref(() => Order, { resource: 'orders', required: true, readOnly: true })
  order_id!: number;

  @Ref(() => Vendor, { resource: 'vendors', required: true, readOnly: true })
  vendor_id!: number;

  /** Changed only by its process (`return.process.ts`). */
  @Choice(RETURN_STATES, { default: 'requested', readOnly: true })
  state!: ReturnState;

  @Int({ required: true, readOnly: true })
  item_count!: number;

  /** Where the customer wants the money of what is not exchanged. */
  @Choice(REFUND_DESTINATIONS, { default: 'original_method', readOnly: true })
  refund_to!: RefundDestination;

  /** The customer's note. */
  @LongText({ max: 1000, readOnly: true })
  note!: string | null;

  @Text({ max: 80, readOnly: true })
  carrier!: string | null;

  @Text({ max: 80, readOnly: true })
  tracking_number!: string | null;

  /** When the vendor must have decided or inspected, before operators are asked. */
  @Moment({ readOnly: true })
  due_at!: Date | null;

  /** When it became the operators' case; null while it is not. */
  @Moment({ readOnly: true })
  escalated_at!: Date | null;

  /** Until when the customer must have sent the items. */
  @Moment({ readOnly: true })
  send_by!: Date | null;

  @Ref(() => Refund, { resource: 'refunds', readOnly: true })
  refund_id!: number | null;

  /** The refund of exchanged items, which pays for their replacement; no foreign key, as refunds are never deleted. */
  @Index()
  @Column({ type: 'integer', nullable: true })
  exchange_refund_id!: number | null;

  /** The order of the replacement; no foreign key, as orders are never deleted. */
  @Index()
  @Column({ type: 'integer', nullable: true })
  exchange_order_id!: number | null;

  /** A repeated request with the same key creates nothing. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  request_key!: string | null;
}
