import { Column, Entity } from 'typeorm';
import { BaseRecord } from '../database';

/** The key pair by which push services know this shop, where the configuration has none; there is one row at most. */
@Entity('vapid_keys')
export class VapidKey extends BaseRecord {
  @Column({ type: 'varchar', length: 100 })
  public_key!: string;

  /** Encrypted by `SecretBox`. */
  @Column({ type: 'varchar', length: 255 })
  private_key!: string;
}
