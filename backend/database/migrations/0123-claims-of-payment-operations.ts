import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which call carries a payment operation out, and until when it may be believed to. */
export class ClaimsOfPaymentOperations1796400000123 implements MigrationInterface {
  name = 'ClaimsOfPaymentOperations1796400000123';

  /** Plain SQL, as TypeORM copies a whole table of SQLite for a column. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payment_operations ADD COLUMN claim varchar(36) NULL');
    await runner.query('ALTER TABLE payment_operations ADD COLUMN claimed_until datetime(3) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payment_operations DROP COLUMN claimed_until');
    await runner.query('ALTER TABLE payment_operations DROP COLUMN claim');
  }
}
