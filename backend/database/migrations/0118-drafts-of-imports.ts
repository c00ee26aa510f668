import type { MigrationInterface, QueryRunner } from 'typeorm';

const COUNTERS = ['drafts', 'stated_drafts'];

/** How many new products of an import are drafts, and of how many the file says so. */
export class DraftsOfImports1795900000118 implements MigrationInterface {
  name = 'DraftsOfImports1795900000118';

  /** Plain SQL, as TypeORM copies a whole table of SQLite for a column. */
  async up(runner: QueryRunner): Promise<void> {
    for (const counter of COUNTERS)
      await runner.query(`ALTER TABLE imports ADD COLUMN ${counter} integer NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const counter of COUNTERS) await runner.query(`ALTER TABLE imports DROP COLUMN ${counter}`);
  }
}
