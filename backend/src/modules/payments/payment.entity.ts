import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { SAFE_INTEGER } from '../../kernel/resource';

/** What can happen to an attempt; its status is computed from these (domain §2). */
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

/** One attempt to pay what `reference` names; written once, later facts are its events (domain §1.7). */
@Entity('payments')
@Index(['reference'])
@Index(['driver', 'provider_reference'], { unique: true })
export class Payment {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  /** Number of what is paid: an order group's, such as `ST-7K3M9QXW`. */
  @Column({ type: 'varchar', length: 32 })
  reference!: string;

  @Column({ type: 'varchar', length: 48 })
  method_code!: string;

  @Column({ type: 'varchar', length: 32 })
  driver!: string;

  /** The provider's own name of the attempt. */
  @Column({ type: 'varchar', length: 190, nullable: true })
  provider_reference!: string | null;

  @Column({ type: 'varchar', length: 3 })
  currency!: string;

  @Column({ type: 'bigint', transformer: SAFE_INTEGER })
  amount!: number;

  @Column({ type: 'datetime', precision: 3 })
  created_at!: Date;
}

/** Something that happened to an attempt; append-only, and a repeat under the same key does nothing. */
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

  /** Number of the one order that the money belongs to; absent when it is for everything. */
  @Column({ type: 'varchar', length: 32, nullable: true })
  part!: string | null;

  @Column({ type: 'varchar', length: 120 })
  event_key!: string;

  @Column({ type: 'datetime', precision: 3 })
  created_at!: Date;
}
