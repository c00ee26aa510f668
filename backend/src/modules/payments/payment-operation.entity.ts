import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { SAFE_INTEGER } from '../../kernel/resource';
import { Payment } from './payment.entity';

/**
 * Something a provider is to do with the money of an attempt: written in the transaction that causes it, carried out
 * after its commit, and kept as `pending` until the outcome is booked as an event of the attempt.
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

  /** Number of the order that the money belongs to. */
  @Column({ type: 'varchar', length: 32 })
  part!: string;

  @Column({ type: 'bigint', transformer: SAFE_INTEGER })
  amount!: number;

  /** What the provider knows the request by, however often it is sent. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 120 })
  idempotency_key!: string;

  @Column({ type: 'varchar', length: 16 })
  state!: 'pending' | 'succeeded';

  @Column({ type: 'datetime', precision: 3 })
  created_at!: Date;
}
