import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why an operator rejected a review. */
export class RejectionReasons1796500000124 implements MigrationInterface {
  name = 'RejectionReasons1796500000124';

  /** Plain SQL, as TypeORM copies a whole table of SQLite for a column. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE reviews ADD COLUMN rejection_reason text NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE reviews DROP COLUMN rejection_reason');
  }
}
