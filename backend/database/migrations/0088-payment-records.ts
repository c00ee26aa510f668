import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableColumn, TableIndex } from 'typeorm';

/** Attempts to pay as a list that operators read: when each was changed, and an index for the newest. */
export class PaymentRecords1795610000088 implements MigrationInterface {
  name = 'PaymentRecords1795610000088';

  async up(runner: QueryRunner): Promise<void> {
    const column = { name: 'updated_at', type: 'datetime', precision: 3 };
    await runner.addColumn('payments', new TableColumn({ ...column, isNullable: true }));
    await runner.query('UPDATE payments SET updated_at = created_at');
    await runner.changeColumn('payments', 'updated_at', new TableColumn(column));
    await runner.createIndex(
      'payments',
      new TableIndex({ name: 'IX_payments__created_at', columnNames: ['created_at'] }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('payments', 'IX_payments__created_at');
    await runner.dropColumn('payments', 'updated_at');
  }
}
