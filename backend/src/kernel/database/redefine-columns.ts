import type { DataSource } from 'typeorm';

/**
 * Changes the definitions of columns on MySQL and MariaDB, all those of a table in one statement.
 * @param columnsByTable names of the columns to change
 * @param redefine gets a column's definition as SHOW CREATE TABLE has it, with nullability and default
 */
export async function redefineColumns(
  source: DataSource,
  columnsByTable: ReadonlyMap<string, readonly string[]>,
  redefine: (definition: string) => string,
): Promise<void> {
  for (const [table, columns] of columnsByTable) {
    const [shown]: Record<string, string>[] = await source.query(`SHOW CREATE TABLE \`${table}\``);
    const statement = shown?.['Create Table'] ?? '';
    const changes = columns.map((name) => `MODIFY ${redefine(definitionOf(statement, name))}`);
    await source.query(`ALTER TABLE \`${table}\` ${changes.join(', ')}`);
  }
}

function definitionOf(statement: string, name: string): string {
  const line = statement.split('\n').find((one) => one.trimStart().startsWith(`\`${name}\` `)) ?? '';
  return line.trim().replace(/,$/, '');
}
