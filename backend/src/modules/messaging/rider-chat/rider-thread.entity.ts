import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Rider } from '../../riders';

/** Author of a message: the rider, or a user of the thread's inbox. */
export type ChatAuthor = 'rider' | 'desk';

/** Thread of one rider and one inbox (the operators' or one vendor's), private to that inbox. */
@Entity('rider_threads')
@Index(['rider_id', 'desk'], { unique: true })
@Index(['desk', 'last_at'])
export class RiderThread extends BaseRecord {
  @Column({ type: 'integer' })
  rider_id!: number;

  @ManyToOne(() => Rider, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'rider_id' })
  rider?: Rider;

  /** `admin` or `vendor.<id>`; also the realtime channel of new messages. */
  @Column({ type: 'varchar', length: 32 })
  desk!: string;

  /** Messages of the rider that the inbox has not opened yet. */
  @Column({ type: 'integer', default: 0 })
  unread!: number;

  @Column({ type: 'varchar', length: 200 })
  last_body!: string;

  @Column({ type: 'varchar', length: 8 })
  last_author!: ChatAuthor;

  @Column({ type: 'datetime', precision: 3 })
  last_at!: Date;
}

/** One message; append-only. */
@Entity('rider_messages')
@Index(['thread_id', 'id'])
@Index('UQ_rider_messages__request_key', ['thread_id', 'author', 'request_key'], { unique: true })
export class RiderMessage {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'integer' })
  thread_id!: number;

  @ManyToOne(() => RiderThread, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'thread_id' })
  thread?: RiderThread;

  @Column({ type: 'varchar', length: 8 })
  author!: ChatAuthor;

  /** Copied, because accounts may be deleted while their messages stay. */
  @Column({ type: 'varchar', length: 160 })
  author_name!: string;

  @Column({ type: 'text' })
  body!: string;

  /** Idempotency key from the sender, which detects a repeated request. */
  @Column({ type: 'varchar', length: 32, nullable: true })
  request_key!: string | null;

  @Column({ type: 'datetime', precision: 3 })
  created_at!: Date;
}
