import { REFUND_REASONS, REFUND_STATES, type RefundReason, type RefundState } from '@stoa/contracts';
import { Entity, Index } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Choice, Moment, Money, Ref, Text } from '../../../kernel/resource';
import { Vendor } from '../../vendors';
import { Order } from '../order.entity';

/** Money that is owed back to the buyer of one order; nothing of it changes but its state (docs/adr/0019). */
@Entity('refunds')
@Index(['state', 'created_at'])
export class Refund extends BaseRecord {
  /** The order's number with the place of this refund, so that two at once can't write the same one. */
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

  /** Moved along its table only (`refund.process.ts`). */
  @Choice(REFUND_STATES, { default: 'pending', readOnly: true })
  state!: RefundState;

  /** When it was paid out or cancelled. */
  @Moment({ readOnly: true })
  settled_at!: Date | null;
}
