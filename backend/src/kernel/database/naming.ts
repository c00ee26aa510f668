import { createHash } from 'node:crypto';
import type { Table } from 'typeorm';
import { DefaultNamingStrategy } from 'typeorm';

const MAX_IDENTIFIER = 60;

function name(prefix: string, table: Table | string, columns: string[]): string {
  const full = `${prefix}_${typeof table === 'string' ? table : table.name}__${[...columns].join('_')}`;
  if (full.length <= MAX_IDENTIFIER) return full;
  const hash = createHash('sha1').update(full).digest('hex').slice(0, 8);
  return `${full.slice(0, MAX_IDENTIFIER - 9)}_${hash}`;
}

/** Readable key names, so that a duplicate error can name its field and query plans are legible. */
export class Naming extends DefaultNamingStrategy {
  override uniqueConstraintName(table: Table | string, columns: string[]): string {
    return name('UQ', table, columns);
  }

  override indexName(table: Table | string, columns: string[]): string {
    return name('IX', table, columns);
  }

  override foreignKeyName(table: Table | string, columns: string[]): string {
    return name('FK', table, columns);
  }
}
