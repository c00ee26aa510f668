import { Column, DeleteDateColumn, PrimaryGeneratedColumn } from 'typeorm';

/** An entity class of TypeORM. */
export type EntityClass = new () => object;

/** Base of every stored record; times are UTC and set by the application, equal on both engines. */
export abstract class BaseRecord {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'datetime', precision: 3 })
  created_at!: Date;

  @Column({ type: 'datetime', precision: 3 })
  updated_at!: Date;
}

/**
 * A record that orders or histories refer to: deleting it is a soft delete, which hides it from every query
 * through TypeORM, keeps it for those references, and can be undone. Raw SQL adds `deleted_at IS NULL` itself
 * (ADR 20).
 */
export abstract class SoftDeletableRecord extends BaseRecord {
  @DeleteDateColumn({ type: 'datetime', precision: 3, nullable: true })
  deleted_at!: Date | null;

  /** 0 until deleted, then the own id: part of each unique key, so that deletion frees the value. */
  @Column({ type: 'integer', default: 0 })
  deleted_key!: number;
}

/** Whether records of an entity are deleted softly. */
export function isSoftDeletable(entity: EntityClass): boolean {
  return entity.prototype instanceof SoftDeletableRecord;
}

/** Parses a time from a raw query: a Date on MySQL, UTC text on SQLite. */
export function asDate(value: Date | string): Date {
  return value instanceof Date ? value : new Date(`${value.replace(' ', 'T')}Z`);
}

/** The ISO text of a time from a raw query. */
export function asIso(value: Date | string): string {
  return asDate(value).toISOString();
}

/** A time for raw SQL on both engines: `YYYY-MM-DD HH:MM:SS.mmm`, UTC. */
export function asSqlMoment(date: Date): string {
  return date.toISOString().replace('T', ' ').replace('Z', '');
}
