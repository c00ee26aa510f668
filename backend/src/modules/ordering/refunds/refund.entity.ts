import { REFUND_REASONS, REFUND_STATES, type RefundReason, type RefundState } from '@stoa/contracts';
import { Entity, Index } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Choice, Moment, Money, Ref, Text } from '../../../kernel/resource';
import { Vendor } from '../../vendors';
import { Order } from '../order.entity';

/** Refund owed to the buyer of one order; immutable except for its state (docs/adr/0019). */
@Entity('refunds')
@Index(['state', 'created_at'])
export class Refund extends BaseRecord {
  /** Order number plus sequence number; unique, so that concurrent requests can't create the same one. */
  @Text({ max: 28, required: true, readOnly: true, unique: true })
  number!: string;

  @Ref(() => Order, { resource: 'orders', required: true, readOnly: true })
  order_id!: number;

  @Ref(() => Vendor, { resource: 'vendors', required: true, readOnly: true })
  vendor_id!: number;

  @Money({ required: true, readOnly: true, currencyField: 'currency' })
  amount!: number;

  @Text({ max: 3, required: true, readOnly: true })
  currency!: string;

  @Choice(REFUND_REASONS, { required: true, readOnly: true })
  reason!: RefundReason;

  /** Changed only by its process (`refund.process.ts`). */
  @Choice(REFUND_STATES, { default: 'pending', readOnly: true })
  state!: RefundState;

  /** When it was paid or cancelled. */
  @Moment({ readOnly: true })
  settled_at!: Date | null;
}
