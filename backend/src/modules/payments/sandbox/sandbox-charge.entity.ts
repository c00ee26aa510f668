import type { PaymentFailure } from '@stoa/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { SAFE_INTEGER } from '../../../kernel/resource';
import type { CaptureMethod } from '../payment.entity';

/** States of a charge at the sandbox; `challenged` waits for the bank's second page. */
export type ChargeState =
  'open' | 'challenged' | 'processing' | 'authorized' | 'captured' | 'failed' | 'cancelled';

const AMOUNT = { type: 'bigint', transformer: SAFE_INTEGER } as const;

/** The sandbox's own record of a payment, as a real gateway would keep it. */
@Entity('sandbox_charges')
export class SandboxCharge {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  /** Unguessable id, which opens the hosted page. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 40 })
  charge_id!: string;

  /** Key of the request that created it. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 80 })
  request_key!: string;

  /** The shop's id of the payment. */
  @Column({ type: 'integer' })
  attempt_id!: number;

  @Column({ type: 'varchar', length: 3 })
  currency!: string;

  @Column(AMOUNT)
  amount!: number;

  @Column({ type: 'varchar', length: 16 })
  capture_method!: CaptureMethod;

  @Column({ type: 'varchar', length: 16 })
  state!: ChargeState;

  @Column({ type: 'varchar', length: 32, nullable: true })
  failure!: PaymentFailure | null;

  /** How many of the next refunds are refused. */
  @Column({ type: 'integer', default: 0 })
  refused_refunds!: number;

  @Column({ type: 'varchar', length: 200 })
  description!: string;

  /** The buyer's language. */
  @Column({ type: 'varchar', length: 8 })
  language!: string;

  @Column({ type: 'text' })
  return_url!: string;

  @Column({ type: 'text' })
  cancel_url!: string;

  @Column({ type: 'datetime', precision: 3 })
  created_at!: Date;
}

/** Money moved at the sandbox; a repeated request key moves nothing. */
@Entity('sandbox_transfers')
@Index(['charge_id'])
export class SandboxTransfer {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'integer' })
  charge_id!: number;

  @ManyToOne(() => SandboxCharge, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'charge_id' })
  charge?: SandboxCharge;

  @Column({ type: 'varchar', length: 8 })
  type!: 'capture' | 'refund';

  @Column(AMOUNT)
  amount!: number;

  @Index({ unique: true })
  @Column({ type: 'varchar', length: 120 })
  request_key!: string;

  @Column({ type: 'datetime', precision: 3 })
  created_at!: Date;
}
