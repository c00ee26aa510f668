import type { EntityManager, EntityMetadata } from 'typeorm';
import { In } from 'typeorm';
import type { EntityClass } from './record';

/** Records of one table that reference another record: their number, and the names of the first ones. */
export interface RecordUsers {
  table: string;
  count: number;
  names: string[];
}

/** Label columns: the first of these that a table has. */
const LABELS = ['name', 'title', 'store_name', 'number', 'sku', 'code', 'email'];
const MAX_NAMES = 3;

/**
 * The rows per table that prevent a record's deletion, softly deleted ones included; with `all`, also those
 * whose reference the database would clear or cascade. A pair is reported as its owner.
 */
export async function usersOf(
  em: EntityManager,
  entity: EntityClass,
  id: number,
  all = false,
): Promise<RecordUsers[]> {
  const target = em.connection.getMetadata(entity);
  const users: RecordUsers[] = [];
  for (const metadata of em.connection.entityMetadatas) {
    for (const key of metadata.foreignKeys) {
      if (key.referencedEntityMetadata !== target || (!all && key.onDelete !== 'RESTRICT')) continue;
      const column = key.columnNames[0] ?? 'id';
      const query = em
        .createQueryBuilder(metadata.target, 'u')
        .withDeleted()
        .where(`u.${column} = :id`, { id });
      const count = await query.getCount();
      if (count === 0) continue;
      const owner = ownerOf(metadata, column);
      query.select(`u.${owner?.column ?? 'id'}`, 'id').orderBy(`u.${owner?.column ?? 'id'}`);
      const rows = await query.limit(MAX_NAMES).getRawMany<{ id: number }>();
      const named = owner?.metadata ?? metadata;
      users.push({
        table: named.tableName,
        count,
        names: await namesOf(
          em,
          named,
          rows.map((row) => row.id),
        ),
      });
    }
  }
  return users;
}

/** The owner of a pair's row: the record that its other key references. */
function ownerOf(
  { primaryColumns, foreignKeys }: EntityMetadata,
  column: string,
): { metadata: EntityMetadata; column: string } | null {
  if (primaryColumns.length < 2) return null;
  const key = foreignKeys.find((one) => one.columnNames[0] !== column && one.onDelete === 'CASCADE');
  return key ? { metadata: key.referencedEntityMetadata, column: key.columnNames[0] ?? 'id' } : null;
}

async function namesOf(
  em: EntityManager,
  { target, columns }: EntityMetadata,
  ids: number[],
): Promise<string[]> {
  const label = LABELS.find((name) => columns.some((column) => column.databaseName === name));
  if (!label) return [];
  const where = { id: In(ids) } as never;
  const rows = await em.find(target as EntityClass, {
    where,
    withDeleted: true,
    order: { id: 'ASC' } as never,
  });
  return rows.map((row) => String((row as Record<string, unknown>)[label]));
}
