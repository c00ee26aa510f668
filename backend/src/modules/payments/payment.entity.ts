import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { SAFE_INTEGER } from '../../kernel/resource';

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

/** One attempt to pay for `reference`; immutable, later facts are its events. */
@Entity('payments')
@Index(['reference'])
@Index(['driver', 'provider_reference'], { unique: true })
export class Payment {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  /** Number of the order group that is paid for, such as `ST-7K3M9QXW`. */
  @Column({ type: 'varchar', length: 32 })
  reference!: string;

  @Column({ type: 'varchar', length: 48 })
  method_code!: string;

  @Column({ type: 'varchar', length: 32 })
  driver!: string;

  /** Id of the payment at the provider. */
  @Column({ type: 'varchar', length: 190, nullable: true })
  provider_reference!: string | null;

  @Column({ type: 'varchar', length: 3 })
  currency!: string;

  @Column({ type: 'bigint', transformer: SAFE_INTEGER })
  amount!: number;

  @Column({ type: 'datetime', precision: 3 })
  created_at!: Date;
}

/** Payment event; append-only and idempotent by event key. */
@Entity('payment_events')
@Index(['payment_id', 'event_key'], { unique: true })
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

  @Column({ type: 'varchar', length: 120 })
  event_key!: string;

  @Column({ type: 'datetime', precision: 3 })
  created_at!: Date;
}
