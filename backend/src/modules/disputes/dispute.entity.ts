import { DISPUTE_REASONS, DISPUTE_STATES, type DisputeReason, type DisputeState } from '@stoa/contracts';
import { Column, Entity, Index } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import { Choice, Flag, Moment, Money, Ref, Text } from '../../kernel/resource';
import { Order, Refund } from '../ordering';
import { Return } from '../returns';
import { Vendor } from '../vendors';

/** A customer's claim that a vendor owes money for an order; operators decide it if the parties don't settle. */
@Entity('disputes')
@Index(['state', 'due_at'])
@Index(['order_id', 'request_key'], { unique: true })
export class Dispute extends BaseRecord {
  /** Order number plus sequence number. */
  @Text({ max: 28, required: true, readOnly: true, unique: true })
  number!: string;

  @Ref(() => Order, { resource: 'orders', required: true, readOnly: true })
  order_id!: number;

  @Ref(() => Vendor, { resource: 'vendors', required: true, readOnly: true })
  vendor_id!: number;

  /** The return whose outcome is contested; null if the order itself is. */
  @Ref(() => Return, { resource: 'returns', readOnly: true })
  return_id!: number | null;

  /** Changed only by its process (`dispute.process.ts`). */
  @Choice(DISPUTE_STATES, { default: 'needs_response', readOnly: true })
  state!: DisputeState;

  @Choice(DISPUTE_REASONS, { required: true, readOnly: true })
  reason!: DisputeReason;

  /** What the customer claimed at the beginning. */
  @Money({ required: true, readOnly: true, currencyField: 'currency' })
  amount!: number;

  @Text({ max: 3, required: true, readOnly: true })
  currency!: string;

  /** Whether the claim contains what is left of the shipping. */
  @Flag({ readOnly: true })
  with_shipping!: boolean;

  /** Until when the vendor must respond; null once it has, or the dispute has ended. */
  @Moment({ readOnly: true })
  due_at!: Date | null;

  @Ref(() => Refund, { resource: 'refunds', readOnly: true })
  refund_id!: number | null;

  /** The order while the dispute is open; unique, so that an order has at most one. */
  @Index({ unique: true })
  @Column({ type: 'integer', nullable: true })
  open_order_id!: number | null;

  /** A repeated request with the same key opens nothing. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  request_key!: string | null;
}
