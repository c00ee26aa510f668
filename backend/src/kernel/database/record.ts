import { Column, PrimaryGeneratedColumn } from 'typeorm';

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
