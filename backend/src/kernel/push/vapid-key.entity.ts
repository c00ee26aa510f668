import { Column, Entity } from 'typeorm';
import { BaseRecord } from '../database';

/** The shop's VAPID key pair, unless configured; at most one row. */
@Entity('vapid_keys')
export class VapidKey extends BaseRecord {
  @Column({ type: 'varchar', length: 100 })
  public_key!: string;

  /** Encrypted by `SecretEncryptor`. */
  @Column({ type: 'varchar', length: 255 })
  private_key!: string;
}
