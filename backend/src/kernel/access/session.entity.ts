import { Column, Entity, Index } from 'typeorm';
import { BaseRecord } from '../database';

/** A sign-in; its token is invalid once the row is revoked or expired. */
@Entity('sessions')
@Index(['audience', 'subject_id'])
export class Session extends BaseRecord {
  @Column({ type: 'varchar', length: 16 })
  audience!: string;

  @Column({ type: 'integer' })
  subject_id!: number;

  @Column({ type: 'datetime', precision: 3 })
  expires_at!: Date;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  revoked_at!: Date | null;

  /** User agent at sign-in; null in sessions older than this column. */
  @Column({ type: 'varchar', length: 255, nullable: true })
  user_agent!: string | null;

  /** Last use, up to `LAST_SEEN_INTERVAL` too early; customers' sessions only. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  last_seen_at!: Date | null;
}
