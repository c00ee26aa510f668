import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const KEYS = new TableIndex({
  name: 'UQ_rider_messages__request_key',
  columnNames: ['thread_id', 'author', 'request_key'],
  isUnique: true,
});

/** Which call carries a payment operation out and until when, and the keys of messages, by which repeats are noticed. */
export class ClaimsAndRequestKeys1796400000123 implements MigrationInterface {
  name = 'ClaimsAndRequestKeys1796400000123';

  /** Plain SQL, as TypeORM copies a whole table of SQLite for a column. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payment_operations ADD COLUMN claim varchar(36) NULL');
    await runner.query('ALTER TABLE payment_operations ADD COLUMN claimed_until datetime(3) NULL');
    await runner.query('ALTER TABLE rider_messages ADD COLUMN request_key varchar(32) NULL');
    await runner.createIndex('rider_messages', KEYS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('rider_messages', KEYS);
    await runner.query('ALTER TABLE rider_messages DROP COLUMN request_key');
    await runner.query('ALTER TABLE payment_operations DROP COLUMN claimed_until');
    await runner.query('ALTER TABLE payment_operations DROP COLUMN claim');
  }
}
