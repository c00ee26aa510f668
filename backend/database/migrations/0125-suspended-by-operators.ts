import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which products and coupons an operator has switched off; of the existing ones, only rejections tell. */
export class SuspendedByOperators1796600000125 implements MigrationInterface {
  name = 'SuspendedByOperators1796600000125';

  /** Plain SQL, as TypeORM copies a whole table of SQLite for a column. */
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['products', 'coupons'])
      await runner.query(`ALTER TABLE ${table} ADD COLUMN is_suspended boolean NOT NULL DEFAULT 0`);
    await runner.query("UPDATE products SET is_suspended = 1 WHERE status = 'rejected'");
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['coupons', 'products'])
      await runner.query(`ALTER TABLE ${table} DROP COLUMN is_suspended`);
  }
}
