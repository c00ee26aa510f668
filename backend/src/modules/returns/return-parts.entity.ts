import type { ChosenOption, ReturnEventType, ReturnReason } from '@stoa/contracts';
import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { Media } from '../media';
import { OrderLine } from '../ordering';
import { Return } from './return.entity';
import type { ReturnMover } from './return.process';

/** Units of one order line in a return, and what its inspection found. */
@Entity('return_lines')
@Index(['return_id', 'order_line_id'], { unique: true })
@Index(['order_line_id'])
export class ReturnLine {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'integer' })
  return_id!: number;

  @ManyToOne(() => Return, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'return_id' })
  parent?: Relation<Return>;

  @Column({ type: 'integer' })
  order_line_id!: number;

  @ManyToOne(() => OrderLine, { onDelete: 'RESTRICT', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'order_line_id' })
  order_line?: Relation<OrderLine>;

  @Column({ type: 'integer' })
  quantity!: number;

  @Column({ type: 'varchar', length: 32 })
  reason!: ReturnReason;

  /** Variant wanted instead of a refund; no foreign key, as it may be deleted. */
  @Column({ type: 'integer', nullable: true })
  exchange_variant_id!: number | null;

  @Column({ type: 'varchar', length: 80, nullable: true })
  exchange_sku!: string | null;

  @Column({ type: 'simple-json', nullable: true })
  exchange_options!: ChosenOption[] | null;

  /** Units accepted at the inspection; null before it. */
  @Column({ type: 'integer', nullable: true })
  accepted_quantity!: number | null;

  /** Whether the accepted units were put back into stock; null before the inspection. */
  @Column({ type: 'boolean', nullable: true })
  restock!: boolean | null;

  @Column({ type: 'text', nullable: true })
  condition_note!: string | null;
}

/** One entry of a return's timeline; append-only. */
@Entity('return_events')
@Index(['return_id'])
export class ReturnEvent {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'integer' })
  return_id!: number;

  @ManyToOne(() => Return, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'return_id' })
  parent?: Relation<Return>;

  @Column({ type: 'varchar', length: 32 })
  type!: ReturnEventType;

  /** Who made the step. */
  @Column({ type: 'varchar', length: 16 })
  mover!: ReturnMover;

  /** A message to the customer. */
  @Column({ type: 'text', nullable: true })
  note!: string | null;

  /** Name of the user who did it; null for the shop itself and for guests. */
  @Column({ type: 'varchar', length: 160, nullable: true })
  actor!: string | null;

  @Column({ type: 'datetime', precision: 3 })
  created_at!: Date;
}

/** A picture with which a customer shows why items are returned. */
@Entity('return_media')
@Index(['media_id'])
export class ReturnPicture {
  @PrimaryColumn({ type: 'integer' })
  return_id!: number;

  @PrimaryColumn({ type: 'integer' })
  media_id!: number;

  @ManyToOne(() => Return, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'return_id' })
  parent?: Relation<Return>;

  @ManyToOne(() => Media, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'media_id' })
  media?: Relation<Media>;
}
