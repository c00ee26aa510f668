import type { EntityManager } from 'typeorm';

/** Savepoints that are open in a transaction: MariaDB ends an outer one when an inner one has its name. */
const open = new WeakMap<EntityManager, number>();

/**
 * Runs work within a transaction so that a failure leaves the rest of the transaction intact.
 * @param em the transaction's manager
 * @param recover the result after an error whose work is rolled back; null for an error that ends the transaction
 * @throws the error of the work where `recover` returns null; nothing is rolled back then but by the transaction itself
 */
export async function savepoint<T>(
  em: EntityManager,
  work: () => Promise<T>,
  recover: (error: unknown) => T | null,
): Promise<T> {
  const depth = (open.get(em) ?? 0) + 1;
  const name = `savepoint_${depth}`;
  await em.query(`SAVEPOINT ${name}`);
  open.set(em, depth);
  try {
    const result = await work();
    await em.query(`RELEASE SAVEPOINT ${name}`);
    return result;
  } catch (error) {
    const result = recover(error);
    if (result === null) throw error;
    await em.query(`ROLLBACK TO SAVEPOINT ${name}`);
    await em.query(`RELEASE SAVEPOINT ${name}`);
    return result;
  } finally {
    open.set(em, depth - 1);
  }
}
