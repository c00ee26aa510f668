import type { MessageAuthor } from '@stoa/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Media } from '../../media';
import { Conversation } from './conversation.entity';

/** One message; never changed but by being retracted, which leaves an empty one in its place. */
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

  /** In words, because accounts may go while what they said stays. */
  @Column({ type: 'varchar', length: 160 })
  author_name!: string;

  @Column({ type: 'text' })
  body!: string;

  @Column({ type: 'integer', nullable: true })
  media_id!: number | null;

  @ManyToOne(() => Media, { onDelete: 'SET NULL', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'media_id' })
  media?: Media;

  /** What it is about; without keys, because the catalogue may lose what was once spoken of. */
  @Column({ type: 'integer', nullable: true })
  product_id!: number | null;

  @Column({ type: 'integer', nullable: true })
  order_id!: number | null;

  /** The sender's own name for it, by which a repeat is known. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  request_key!: string | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  retracted_at!: Date | null;

  @Column({ type: 'datetime', precision: 3 })
  created_at!: Date;
}
