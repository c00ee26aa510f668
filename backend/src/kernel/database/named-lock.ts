import type { EntityManager } from 'typeorm';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A row that transactions wait for one after the other. */
@Entity('named_locks')
export class NamedLock {
  @PrimaryColumn({ type: 'varchar', length: 64 })
  name!: string;

  @Column({ type: 'datetime', precision: 3 })
  taken_at!: Date;
}

/**
 * Holds the rest of the transaction against others of the same name: for rules over several rows that no unique key
 * can keep. SQLite has one writer and needs none, but takes it all the same.
 */
export async function lockNamed(em: EntityManager, name: string, taken_at: Date): Promise<void> {
  await em.upsert(NamedLock, { name, taken_at }, ['name']);
}
