import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableColumn, TableIndex } from 'typeorm';

const INDEX = 'IX_payout_requests__vendor_id_scheduled_for';

/** The day of the schedule that requested a payout: at most one request per vendor and day. */
export class PayoutSchedule1795500000068 implements MigrationInterface {
  name = 'PayoutSchedule1795500000068';

  async up(runner: QueryRunner): Promise<void> {
    const column = new TableColumn({
      name: 'scheduled_for',
      type: 'varchar',
      length: '10',
      isNullable: true,
    });
    await runner.addColumn('payout_requests', column);
    const index = { name: INDEX, columnNames: ['vendor_id', 'scheduled_for'], isUnique: true };
    await runner.createIndex('payout_requests', new TableIndex(index));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('payout_requests', INDEX);
    await runner.dropColumn('payout_requests', 'scheduled_for');
  }
}
