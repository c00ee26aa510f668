import { Column, Entity, Index } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';

/** A device that a customer wants news on; worth something only while the session that brought it lasts. */
@Entity('push_tokens')
export class PushToken extends BaseRecord {
  @Column({ type: 'integer' })
  @Index()
  customer_id!: number;

  @Column({ type: 'integer' })
  @Index()
  session_id!: number;

  /** What identifies the device: of a browser's subscription its endpoint, else the token itself; both are longer than an index takes. */
  @Column({ type: 'varchar', length: 64 })
  @Index({ unique: true })
  token_hash!: string;

  /** Firebase's token, or a browser's subscription as JSON. */
  @Column({ type: 'text' })
  token!: string;
}
