import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { SAFE_INTEGER } from '../../kernel/resource';
import { Payment } from './payment.entity';

/** `declined` is the provider's own refusal; after `failed` it is unknown whether the provider has acted. */
export type OperationState = 'pending' | 'succeeded' | 'declined' | 'failed' | 'cancelled';

/**
 * A capture, refund or void to be executed by a provider: stored in the transaction that causes it, executed
 * after its commit, and `pending` until its outcome is recorded as a payment event.
 */
@Entity('payment_operations')
@Index(['payment_id', 'state'])
@Index(['source'])
export class PaymentOperation {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'integer' })
  payment_id!: number;

  @ManyToOne(() => Payment, { onDelete: 'RESTRICT', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'payment_id' })
  payment?: Payment;

  @Column({ type: 'varchar', length: 16 })
  type!: 'capture' | 'refund' | 'void';

  /** Number of the order that the amount belongs to; empty for the whole payment. */
  @Column({ type: 'varchar', length: 32 })
  part!: string;

  @Column({ type: 'bigint', transformer: SAFE_INTEGER })
  amount!: number;

  /** Sent to the provider with every attempt of the request. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 120 })
  idempotency_key!: string;

  /** Number of the refund that it executes; null for captures and voids. */
  @Column({ type: 'varchar', length: 40, nullable: true })
  source!: string | null;

  @Column({ type: 'varchar', length: 16 })
  state!: OperationState;

  /** The provider's reason for its refusal, or why it gave no answer. */
  @Column({ type: 'varchar', length: 500, nullable: true })
  failure!: string | null;

  /** The call that carries it out, until its lease ends; null for none. */
  @Column({ type: 'varchar', length: 36, nullable: true })
  claim!: string | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  claimed_until!: Date | null;

  @Column({ type: 'datetime', precision: 3 })
  created_at!: Date;
}
