import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableColumn, TableIndex } from 'typeorm';

const KEYED = [
  { table: 'refunds', owner: 'order_id' },
  { table: 'rider_cash_handovers', owner: 'rider_id' },
] as const;

/** Keys of requests that refund money or record cash, so that a repeated one has its effect only once. */
export class RefundRequests1795680000098 implements MigrationInterface {
  name = 'RefundRequests1795680000098';

  async up(runner: QueryRunner): Promise<void> {
    for (const { table, owner } of KEYED) {
      const column = { name: 'request_key', type: 'varchar', length: '64', isNullable: true } as const;
      await runner.addColumn(table, new TableColumn(column));
      await runner.createIndex(table, keyOf(table, owner));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { table, owner } of KEYED) {
      await runner.dropIndex(table, keyOf(table, owner));
      await runner.dropColumn(table, 'request_key');
    }
  }
}

const keyOf = (table: string, owner: string): TableIndex =>
  new TableIndex({
    name: `IX_${table}__${owner}_request_key`,
    columnNames: [owner, 'request_key'],
    isUnique: true,
  });
