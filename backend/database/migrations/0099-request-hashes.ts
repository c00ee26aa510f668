import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableColumn, TableIndex } from 'typeorm';

const HASHED = ['refunds', 'rider_cash_handovers', 'ledger_adjustments'] as const;
const TEXT = { type: 'varchar', length: '64', isNullable: true } as const;

/** What the keys of operators' requests belong to, and keys of adjustments. */
export class RequestHashes1795680000099 implements MigrationInterface {
  name = 'RequestHashes1795680000099';

  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('ledger_adjustments', new TableColumn({ name: 'request_key', ...TEXT }));
    for (const table of HASHED)
      await runner.addColumn(table, new TableColumn({ name: 'request_hash', ...TEXT }));
    await runner.createIndex('ledger_adjustments', keyOfAdjustments());
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('ledger_adjustments', keyOfAdjustments());
    for (const table of HASHED) await runner.dropColumn(table, 'request_hash');
    await runner.dropColumn('ledger_adjustments', 'request_key');
  }
}

const keyOfAdjustments = (): TableIndex =>
  new TableIndex({
    name: 'IX_ledger_adjustments__requested_by_request_key',
    columnNames: ['requested_by', 'request_key'],
    isUnique: true,
  });
