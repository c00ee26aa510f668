import { isDuplicate } from './database-errors';

/**
 * Makes a record that a unique key identifies, or returns the one that an earlier or simultaneous request has made.
 * @param find the record of the key; null if there is none
 * @param make writes it in a transaction of its own
 */
export async function makeOnce<T>(find: () => Promise<T | null>, make: () => Promise<T>): Promise<T> {
  const former = await find();
  if (former !== null) return former;
  try {
    return await make();
  } catch (error) {
    const other = isDuplicate(error) ? await find() : null;
    if (other === null) throw error;
    return other;
  }
}
