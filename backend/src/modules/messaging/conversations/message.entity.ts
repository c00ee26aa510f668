import type { MessageAuthor } from '@stoa/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Media } from '../../media';
import { Conversation } from './conversation.entity';

/** One message; immutable except for retraction, which empties it. */
@Entity('messages')
@Index(['conversation_id', 'id'])
@Index(['conversation_id', 'author', 'request_key'], { unique: true })
@Index(['media_id'])
export class Message {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'integer' })
  conversation_id!: number;

  @ManyToOne(() => Conversation, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'conversation_id' })
  conversation?: Conversation;

  @Column({ type: 'varchar', length: 8 })
  author!: MessageAuthor;

  /** Copied, because accounts may be deleted while their messages stay. */
  @Column({ type: 'varchar', length: 160 })
  author_name!: string;

  @Column({ type: 'text' })
  body!: string;

  @Column({ type: 'integer', nullable: true })
  media_id!: number | null;

  @ManyToOne(() => Media, { onDelete: 'SET NULL', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'media_id' })
  media?: Media;

  /** The product it is about; no foreign keys, because products and orders may be deleted. */
  @Column({ type: 'integer', nullable: true })
  product_id!: number | null;

  @Column({ type: 'integer', nullable: true })
  order_id!: number | null;

  /** Idempotency key from the sender, which detects a repeated request. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  request_key!: string | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  retracted_at!: Date | null;

  @Column({ type: 'datetime', precision: 3 })
  created_at!: Date;
}
