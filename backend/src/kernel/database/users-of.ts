import type { EntityManager } from 'typeorm';
import type { EntityClass } from './record';

/**
 * Which tables hold how many rows that keep a record from being deleted; with `all`, also those whose
 * reference the database would clear or whose row it would take along.
 */
export async function usersOf(
  em: EntityManager,
  entity: EntityClass,
  id: number,
  all = false,
): Promise<{ table: string; count: number }[]> {
  const target = em.connection.getMetadata(entity);
  const found: { table: string; count: number }[] = [];
  for (const metadata of em.connection.entityMetadatas) {
    for (const key of metadata.foreignKeys) {
      if (key.referencedEntityMetadata !== target || (!all && key.onDelete !== 'RESTRICT')) continue;
      const column = key.columnNames[0] ?? 'id';
      const count = await em
        .createQueryBuilder(metadata.target, 'u')
        .where(`u.${column} = :id`, { id })
        .getCount();
      if (count > 0) found.push({ table: metadata.tableName, count });
    }
  }
  return found;
}
