import { Column, Entity, Index } from 'typeorm';
import { BaseRecord } from '../database';

/** A sign-in; the token is worth nothing once its row is revoked or has expired (reliability §2.16). */
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

  /** The browser or program that signed in, as it names itself; absent in sessions from before it was kept. */
  @Column({ type: 'varchar', length: 255, nullable: true })
  user_agent!: string | null;

  /** When it was last used, at most `SEEN_EVERY` too early; of customers' sessions only. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  last_seen_at!: Date | null;
}
