import { Column, Entity, Index } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';

/** Audiences that can choose a password by a link. */
export const RESETTABLE = ['customer', 'vendor'] as const;
export type Resettable = (typeof RESETTABLE)[number];

/** Audiences whose first password is chosen by a link; riders get another invitation instead of a reset. */
export type LinkAudience = Resettable | 'rider';

/** A one-time link to choose a password; only the token's hash is stored. */
@Entity('password_links')
@Index(['audience', 'subject_id'])
export class PasswordLink extends BaseRecord {
  @Column({ type: 'varchar', length: 16 })
  audience!: string;

  @Column({ type: 'integer' })
  subject_id!: number;

  @Column({ type: 'varchar', length: 64 })
  @Index({ unique: true })
  token_hash!: string;

  /** Rate-limit slot: unique, a few per account and hour; null for invitations. */
  @Column({ type: 'varchar', length: 48, nullable: true })
  @Index({ unique: true })
  slot!: string | null;

  @Column({ type: 'datetime', precision: 3 })
  expires_at!: Date;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  used_at!: Date | null;
}
