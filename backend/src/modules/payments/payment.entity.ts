import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { PaymentFailure } from '@stoa/contracts';
import { BaseRecord } from '../../kernel/database';
import { Choice, Moment, Money, SAFE_INTEGER, Text } from '../../kernel/resource';
import { DRIVERS } from './drivers';

/** Types of payment events, from which the payment status is computed. */
export const PAYMENT_EVENT_TYPES = [
  'authorized',
  'captured',
  'failed',
  'voided',
  'expired',
  'refunded',
  'charged_back',
] as const;
export type PaymentEventType = (typeof PAYMENT_EVENT_TYPES)[number];

/** Whether money is captured as soon as it is authorized, or order by order when they ship. */
export const CAPTURE_METHODS = ['automatic', 'manual'] as const;
export type CaptureMethod = (typeof CAPTURE_METHODS)[number];

/** One order's share of a payment, in minor units of the payment's currency. */
export interface PaymentPart {
  /** Number of the order. */
  number: string;
  amount: number;
}

/**
 * One attempt to pay for `reference`: written before its provider is called. What becomes of the money are its
 * events. Several attempts may pay for one reference together; a superseded one is replaced by a later one.
 */
@Entity('payments')
@Index(['reference'])
@Index(['driver', 'provider_reference'], { unique: true })
@Index(['check_at'])
@Index(['reference', 'request_key'], { unique: true })
@Index(['created_at'])
export class Payment extends BaseRecord {
  /** Number of the order group or deposit that is paid for, such as `ST-7K3M9QXW`. */
  @Text({ max: 32, required: true, readOnly: true })
  reference!: string;

  @Text({ max: 48, required: true, readOnly: true })
  method_code!: string;

  @Choice(DRIVERS, { required: true, readOnly: true })
  driver!: string;

  @Column({ type: 'varchar', length: 16, default: 'automatic' })
  capture_method!: CaptureMethod;

  /** Id of the payment at the provider; null until it has been called. */
  @Text({ max: 190, readOnly: true })
  provider_reference!: string | null;

  /** Hosted page where the buyer pays; null without one. */
  @Column({ type: 'text', nullable: true })
  redirect_url!: string | null;

  @Text({ max: 3, required: true, readOnly: true })
  currency!: string;

  @Money({ required: true, readOnly: true, currencyField: 'currency' })
  amount!: number;

  /** The orders' shares; null in payments older than shares, whose events may have no order. */
  @Column({ type: 'simple-json', nullable: true })
  parts!: PaymentPart[] | null;

  /** When the provider is asked for the outcome again; null where nothing is to be asked any more. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  check_at!: Date | null;

  /** How often it was asked, for the backoff. */
  @Column({ type: 'integer', default: 0 })
  checks!: number;

  /** When a later attempt replaced it; money captured nevertheless still counts. */
  @Moment({ readOnly: true })
  superseded_at!: Date | null;

  /** Key and fingerprint of the request that opened it; null for the first attempt of an order. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  request_key!: string | null;

  @Column({ type: 'varchar', length: 64, nullable: true })
  request_hash!: string | null;

  /** Why an operator has to look at it, such as an amount that differs from this row's. */
  @Text({ max: 500, readOnly: true })
  problem!: string | null;
}

/** Payment event; append-only and idempotent by event key. */
@Entity('payment_events')
@Index(['payment_id', 'event_key'], { unique: true })
@Index(['event_key'])
export class PaymentEvent {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'integer' })
  payment_id!: number;

  @ManyToOne(() => Payment, { onDelete: 'RESTRICT', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'payment_id' })
  payment?: Payment;

  @Column({ type: 'varchar', length: 16 })
  type!: PaymentEventType;

  @Column({ type: 'bigint', transformer: SAFE_INTEGER })
  amount!: number;

  /** Number of the order that the amount belongs to; null if it is for the whole group. */
  @Column({ type: 'varchar', length: 32, nullable: true })
  part!: string | null;

  /** Why a payment failed. */
  @Column({ type: 'varchar', length: 32, nullable: true })
  reason!: PaymentFailure | null;

  @Column({ type: 'varchar', length: 120 })
  event_key!: string;

  @Column({ type: 'datetime', precision: 3 })
  created_at!: Date;
}
