import { Column, Entity, Index } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';

/** A device that a customer wants news on; worth something only while the session that brought it lasts. */
@Entity('push_tokens')
export class PushToken extends BaseRecord {
  @Column({ type: 'integer' })
  @Index()
  customer_id!: number;

  @Column({ type: 'integer' })
  session_id!: number;

  /** Tokens are longer than an index takes. */
  @Column({ type: 'varchar', length: 64 })
  @Index({ unique: true })
  token_hash!: string;

  @Column({ type: 'text' })
  token!: string;
}
