import { Column, DeleteDateColumn, PrimaryGeneratedColumn } from 'typeorm';

/** A class that TypeORM keeps rows of. */
export type EntityClass = new () => object;

/** What every stored record has; times are UTC and set by the application, so that both engines agree on them. */
export abstract class BaseRecord {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'datetime', precision: 3 })
  created_at!: Date;

  @Column({ type: 'datetime', precision: 3 })
  updated_at!: Date;
}

/**
 * A record that orders or a history name: deleting it is a soft delete, which hides it from every query through
 * TypeORM, keeps it for what refers to it, and can be undone. Raw SQL says `deleted_at IS NULL` itself (ADR 20).
 */
export abstract class SoftDeletableRecord extends BaseRecord {
  @DeleteDateColumn({ type: 'datetime', precision: 3, nullable: true })
  deleted_at!: Date | null;

  /** 0 while the record lives, then its own id: part of each unique key, so that another record can have the value. */
  @Column({ type: 'integer', default: 0 })
  deleted_key!: number;
}

/** Whether records of an entity are deleted softly. */
export function isSoftDeletable(entity: EntityClass): boolean {
  return entity.prototype instanceof SoftDeletableRecord;
}

/** Reads a moment that a raw query answered: a Date on MySQL, UTC text on SQLite. */
export function asDate(value: Date | string): Date {
  return value instanceof Date ? value : new Date(`${value.replace(' ', 'T')}Z`);
}

/** The ISO text of a moment that a raw query answered. */
export function asIso(value: Date | string): string {
  return asDate(value).toISOString();
}

/** A moment as raw SQL takes it on both engines: `YYYY-MM-DD HH:MM:SS.mmm`, UTC. */
export function asSqlMoment(date: Date): string {
  return date.toISOString().replace('T', ' ').replace('Z', '');
}
