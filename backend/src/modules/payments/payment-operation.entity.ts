import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { SAFE_INTEGER } from '../../kernel/resource';
import { Payment } from './payment.entity';

/**
 * A capture or refund to be executed by a provider: stored in the transaction that causes it, executed after
 * its commit, and `pending` until its outcome is recorded as a payment event.
 */
@Entity('payment_operations')
@Index(['payment_id', 'state'])
export class PaymentOperation {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'integer' })
  payment_id!: number;

  @ManyToOne(() => Payment, { onDelete: 'RESTRICT', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'payment_id' })
  payment?: Payment;

  @Column({ type: 'varchar', length: 16 })
  type!: 'capture' | 'refund';

  /** Number of the order that the amount belongs to. */
  @Column({ type: 'varchar', length: 32 })
  part!: string;

  @Column({ type: 'bigint', transformer: SAFE_INTEGER })
  amount!: number;

  /** Sent to the provider with every attempt of the request. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 120 })
  idempotency_key!: string;

  @Column({ type: 'varchar', length: 16 })
  state!: 'pending' | 'succeeded';

  @Column({ type: 'datetime', precision: 3 })
  created_at!: Date;
}
