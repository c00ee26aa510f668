import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** `dead` jobs have used up their attempts; they stay until an operator retries or discards them. */
export type OutboxState = 'waiting' | 'dead';

/** A job enqueued by a transaction; its row is deleted when the job is done. */
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

  /** Deduplication key of a waiting job; cleared when the job is claimed. */
  @Column({ type: 'varchar', length: 190, nullable: true })
  job_key!: string | null;

  @Column({ type: 'varchar', length: 8 })
  state!: OutboxState;

  /** Attempts begun, so that a job which crashes its process is counted too. */
  @Column({ type: 'integer' })
  attempts!: number;

  /**
   * When it is due; for a claimed job the end of the lease, after which another node takes over; for a dead
   * one when it failed.
   */
  @Column({ type: 'datetime', precision: 3 })
  run_at!: Date;

  /** Token of the current claim. */
  @Column({ type: 'varchar', length: 36, nullable: true })
  claim!: string | null;

  @Column({ type: 'text', nullable: true })
  last_error!: string | null;

  @Column({ type: 'datetime', precision: 3 })
  created_at!: Date;
}
