import type { ProofStatus } from '@stoa/contracts';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A buyer's proof of a bank transfer: a private picture or PDF that an operator approves or rejects. */
@Entity('payment_proofs')
@Index(['reference'])
export class PaymentProof {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  /** Number of the order group that was paid for. */
  @Column({ type: 'varchar', length: 32 })
  reference!: string;

  @Column({ type: 'varchar', length: 190 })
  storage_key!: string;

  @Column({ type: 'varchar', length: 190 })
  filename!: string;

  @Column({ type: 'varchar', length: 80 })
  mime!: string;

  @Column({ type: 'integer' })
  bytes!: number;

  @Column({ type: 'varchar', length: 16 })
  status!: ProofStatus;

  /** The operator's reason for a rejection, which the buyer reads. */
  @Column({ type: 'varchar', length: 500, nullable: true })
  reason!: string | null;

  @Column({ type: 'datetime', precision: 3 })
  created_at!: Date;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  decided_at!: Date | null;
}
