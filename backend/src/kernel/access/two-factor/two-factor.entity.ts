import { Column, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { BaseRecord } from '../../database';

/** What somebody's authenticator app shares with the shop; whether it is asked for is said by the person's own record. */
@Entity('two_factors')
@Index(['audience', 'subject_id'], { unique: true })
export class TwoFactor extends BaseRecord {
  @Column({ type: 'varchar', length: 16 })
  audience!: string;

  @Column({ type: 'integer' })
  subject_id!: number;

  /** Encrypted (reliability §2.20). */
  @Column({ type: 'varchar', length: 255 })
  secret!: string;

  /** The latest step whose code was taken; a code counts once. */
  @Column({ type: 'integer', default: 0 })
  last_step!: number;

  /** Codes tried since `tries_since` without a right one among them. */
  @Column({ type: 'integer', default: 0 })
  tries!: number;

  @Column({ type: 'datetime', precision: 3 })
  tries_since!: Date;
}

/** A code that opens the account once when the app is lost; only its hash is known. */
@Entity('recovery_codes')
export class RecoveryCode extends BaseRecord {
  @Index()
  @Column({ type: 'integer' })
  two_factor_id!: number;

  @ManyToOne(() => TwoFactor, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'two_factor_id' })
  two_factor?: TwoFactor;

  @Column({ type: 'varchar', length: 64 })
  code_hash!: string;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  used_at!: Date | null;
}
