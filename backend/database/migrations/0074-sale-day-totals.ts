import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table, TableIndex } from 'typeorm';

const INDEX = 'IX_ledger_entries__type_position_day';
const AMOUNTS = ['items', 'discount', 'shipping', 'payment_fee', 'tax', 'total', 'exchanged'];

/** Booked sales by day, vendor and currency, which a job fills in, and an index of the events of a day. */
export class SaleDayTotals1795500000074 implements MigrationInterface {
  name = 'SaleDayTotals1795500000074';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'sale_day_totals',
        columns: [
          { name: 'day', type: 'varchar', length: '10', isPrimary: true },
          { name: 'vendor_id', type: 'integer', isPrimary: true },
          { name: 'currency', type: 'varchar', length: '3', isPrimary: true },
          { name: 'orders', type: 'integer' },
          { name: 'quantity', type: 'integer' },
          ...AMOUNTS.map((name) => ({ name, type: 'bigint' })),
        ],
        indices: [],
        foreignKeys: [],
      }),
      true,
    );
    const columnNames = ['type', 'position', 'day'];
    await runner.createIndex('ledger_entries', new TableIndex({ name: INDEX, columnNames }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('ledger_entries', INDEX);
    await runner.dropTable('sale_day_totals');
  }
}
