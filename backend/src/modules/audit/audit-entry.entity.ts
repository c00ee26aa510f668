import type { Audience, FieldDifference, HistoryEntry } from '@stoa/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';

/** One change to a record in the audit log: append-only, retained when the record or the actor is deleted. */
@Entity('audit_entries')
@Index(['resource', 'record_id', 'id'])
export class AuditEntry {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'varchar', length: 64 })
  resource!: string;

  @Column({ type: 'integer' })
  record_id!: number;

  @Column({ type: 'varchar', length: 16 })
  action!: HistoryEntry['action'];

  @Column({ type: 'varchar', length: 16 })
  actor_audience!: Audience;

  @Column({ type: 'integer' })
  actor_id!: number;

  /** The actor's name at the time of the change. */
  @Column({ type: 'varchar', length: 250 })
  actor_name!: string;

  @Column({ type: 'datetime', precision: 3 })
  created_at!: Date;
}

/** Change of one field within an audit log entry. */
@Entity('audit_differences')
export class AuditDifference {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Index()
  @Column({ type: 'integer' })
  entry_id!: number;

  @ManyToOne(() => AuditEntry, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'entry_id' })
  entry?: AuditEntry;

  @Column({ type: 'varchar', length: 120 })
  field!: string;

  @Column({ type: 'simple-json' })
  detail!: Omit<FieldDifference, 'field'>;
}
