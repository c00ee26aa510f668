import type { DataSource } from 'typeorm';

/**
 * Names migrations that the database has run and this code lacks: its tables may differ from the entities, and the
 * first request that notices would fail without an explanation.
 */
export async function reportUnknownMigrations(
  source: DataSource,
  print: (line: string) => unknown,
): Promise<void> {
  const known = new Set(source.migrations.map(({ name, constructor }) => name ?? constructor.name));
  const rows: { name: string }[] = await source.query('SELECT name FROM migrations ORDER BY id');
  const unknown = rows.map(({ name }) => name).filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  print(
    `The database has run migrations that this version does not contain: ${unknown.join(', ')}. ` +
      'If its tables differ from what this version expects, requests fail. Start the version that wrote it, ' +
      'or, with a database for development, delete it (npm start and npm run dev: the folder var).',
  );
}
