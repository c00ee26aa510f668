import { REFUND_REASONS, REFUND_STATES, type RefundReason, type RefundState } from '@stoa/contracts';
import { Column, Entity, Index } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Choice, LongText, Moment, Money, Ref, Text } from '../../../kernel/resource';
import { Vendor } from '../../vendors';
import { Order } from '../order.entity';

const PART = { readOnly: true, currencyField: 'currency', default: 0 } as const;

/** Refund owed to the buyer of one order; immutable except for its state (docs/adr/0019). */
@Entity('refunds')
@Index(['state', 'created_at'])
@Index(['order_id', 'request_key'], { unique: true })
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

  /** Shipping in the amount, with its tax; 0 where the order was void, which refunds everything. */
  @Money(PART)
  shipping!: number;

  /** Payment fee in the amount. */
  @Money(PART)
  payment_fee!: number;

  /** Tax in the amount. */
  @Money(PART)
  tax!: number;

  /** Commission that the vendor gets back. */
  @Money(PART)
  commission!: number;

  /** Platform-funded discounts that the vendor gives back. */
  @Money(PART)
  platform_discount!: number;

  /** Message to the buyer. */
  @LongText({ max: 1000, readOnly: true })
  note!: string | null;

  @Choice(REFUND_REASONS, { required: true, readOnly: true })
  reason!: RefundReason;

  /** Changed only by its process (`refund.process.ts`). */
  @Choice(REFUND_STATES, { default: 'pending', readOnly: true })
  state!: RefundState;

  /** Why its payment provider has not made it. */
  @LongText({ max: 500, readOnly: true })
  failure!: string | null;

  /** When it was paid or cancelled. */
  @Moment({ readOnly: true })
  settled_at!: Date | null;

  /** A repeated request with the same key refunds nothing more. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  request_key!: string | null;

  /** SHA-256 of the request that the key belongs to. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  request_hash!: string | null;
}
