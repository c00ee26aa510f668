import { Column, Entity, Index } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';

/** A device that a customer gets push notifications on; valid only while its session is. */
@Entity('push_tokens')
export class PushToken extends BaseRecord {
  @Column({ type: 'integer' })
  @Index()
  customer_id!: number;

  @Column({ type: 'integer' })
  @Index()
  session_id!: number;

  /** SHA-256 of a browser subscription's endpoint, else of the token; both are too long for an index. */
  @Column({ type: 'varchar', length: 64 })
  @Index({ unique: true })
  token_hash!: string;

  /** Firebase token, or a browser subscription as JSON. */
  @Column({ type: 'text' })
  token!: string;
}
