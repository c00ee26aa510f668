import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Rider } from '../../riders';

/** Who wrote a message: the rider, or somebody at the desk the thread belongs to. */
export type ChatAuthor = 'rider' | 'desk';

/** What one rider and one desk, the operators' or one vendor's, have to say to each other; no other desk reads it. */
@Entity('rider_threads')
@Index(['rider_id', 'desk'], { unique: true })
@Index(['desk', 'last_at'])
export class RiderThread extends BaseRecord {
  @Column({ type: 'integer' })
  rider_id!: number;

  @ManyToOne(() => Rider, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'rider_id' })
  rider?: Rider;

  /** `admin` or `vendor.<id>`: also the channel that hears of new messages. */
  @Column({ type: 'varchar', length: 32 })
  desk!: string;

  /** Messages of the rider that the desk has not opened yet. */
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

  /** In words, because accounts may go while what they said stays. */
  @Column({ type: 'varchar', length: 160 })
  author_name!: string;

  @Column({ type: 'text' })
  body!: string;

  @Column({ type: 'datetime', precision: 3 })
  created_at!: Date;
}
