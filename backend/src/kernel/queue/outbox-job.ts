import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** `dead` rows have failed too often; they stay until an operator retries or drops them. */
export type OutboxState = 'waiting' | 'dead';

/** A job that somebody's transaction has asked for; the row goes when the work is done. */
@Entity('outbox_jobs')
@Index('IX_outbox_jobs_due', ['state', 'run_at'])
@Index('IX_outbox_jobs_claim', ['claim'])
@Index('UQ_outbox_jobs__job_key', ['job_key'], { unique: true })
export class OutboxJob {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'varchar', length: 160 })
  name!: string;

  @Column({ type: 'simple-json' })
  payload!: object;

  /** A waiting row with the same key makes a further request superfluous; freed when the work begins. */
  @Column({ type: 'varchar', length: 190, nullable: true })
  job_key!: string | null;

  @Column({ type: 'varchar', length: 8 })
  state!: OutboxState;

  /** Attempts begun, so that a job which kills its process is counted too. */
  @Column({ type: 'integer' })
  attempts!: number;

  /** When it may run; for a claimed row the end of the lease, after which another node takes it over; for a dead one when it failed. */
  @Column({ type: 'datetime', precision: 3 })
  run_at!: Date;

  /** Who works on it: a token of one claim. */
  @Column({ type: 'varchar', length: 36, nullable: true })
  claim!: string | null;

  @Column({ type: 'text', nullable: true })
  last_error!: string | null;

  @Column({ type: 'datetime', precision: 3 })
  created_at!: Date;
}
