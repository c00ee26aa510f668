import type { EntityManager } from 'typeorm';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A row that serves as a named lock of transactions. */
@Entity('named_locks')
export class NamedLock {
  @PrimaryColumn({ type: 'varchar', length: 64 })
  name!: string;

  @Column({ type: 'datetime', precision: 3 })
  taken_at!: Date;
}

/**
 * Serialises the rest of the transaction with others of the same name: for invariants over several rows that
 * no unique key can enforce. SQLite has a single writer and does not need it, but takes it all the same.
 */
export async function lockNamed(em: EntityManager, name: string, taken_at: Date): Promise<void> {
  await em.upsert(NamedLock, { name, taken_at }, ['name']);
}
