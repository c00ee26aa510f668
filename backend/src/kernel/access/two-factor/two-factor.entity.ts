import { Column, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { BaseRecord } from '../../database';

/** Secret shared with a user's authenticator app; whether it is active is stored in the user's own record. */
@Entity('two_factors')
@Index(['audience', 'subject_id'], { unique: true })
export class TwoFactor extends BaseRecord {
  @Column({ type: 'varchar', length: 16 })
  audience!: string;

  @Column({ type: 'integer' })
  subject_id!: number;

  /** Encrypted. */
  @Column({ type: 'varchar', length: 255 })
  secret!: string;

  /** The last accepted step; a code is single-use. */
  @Column({ type: 'integer', default: 0 })
  last_step!: number;

  /** Failed tries since `tries_since`. */
  @Column({ type: 'integer', default: 0 })
  tries!: number;

  @Column({ type: 'datetime', precision: 3 })
  tries_since!: Date;
}

/** A single-use code for a lost authenticator app; only its hash is stored. */
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
