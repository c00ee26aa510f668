import type { DisputeEventType } from '@stoa/contracts';
import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { OrderLine } from '../ordering';
import { Dispute } from './dispute.entity';
import type { DisputeMover } from './dispute.process';

/** Units of one order line that a customer claims. */
@Entity('dispute_lines')
@Index(['dispute_id', 'order_line_id'], { unique: true })
@Index(['order_line_id'])
export class DisputeLine {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'integer' })
  dispute_id!: number;

  @ManyToOne(() => Dispute, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'dispute_id' })
  parent?: Relation<Dispute>;

  @Column({ type: 'integer' })
  order_line_id!: number;

  @ManyToOne(() => OrderLine, { onDelete: 'RESTRICT', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'order_line_id' })
  order_line?: Relation<OrderLine>;

  @Column({ type: 'integer' })
  quantity!: number;
}

/** One entry of a dispute's timeline, such as a party's evidence; append-only. */
@Entity('dispute_events')
@Index(['dispute_id'])
export class DisputeEvent {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'integer' })
  dispute_id!: number;

  @ManyToOne(() => Dispute, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'dispute_id' })
  parent?: Relation<Dispute>;

  @Column({ type: 'varchar', length: 32 })
  type!: DisputeEventType;

  /** Who made the step. */
  @Column({ type: 'varchar', length: 16 })
  mover!: DisputeMover;

  /** What the party says; both sides and operators read it. */
  @Column({ type: 'text', nullable: true })
  note!: string | null;

  /** Name of the user who did it; null for the shop itself and for guests. */
  @Column({ type: 'varchar', length: 160, nullable: true })
  actor!: string | null;

  @Column({ type: 'datetime', precision: 3 })
  created_at!: Date;
}

/** A private picture or document that a party gave as evidence. */
@Entity('dispute_files')
@Index(['event_id'])
export class DisputeFile {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'integer' })
  event_id!: number;

  @ManyToOne(() => DisputeEvent, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'event_id' })
  event?: Relation<DisputeEvent>;

  @Column({ type: 'varchar', length: 190 })
  storage_key!: string;

  @Column({ type: 'varchar', length: 190 })
  filename!: string;

  @Column({ type: 'varchar', length: 80 })
  mime!: string;

  @Column({ type: 'integer' })
  bytes!: number;
}
