import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table, TableIndex } from 'typeorm';

/** Gateways' settlement files, and the accountants' names of accounts. */
export class Settlements1795500000076 implements MigrationInterface {
  name = 'Settlements1795500000076';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'ledger_accounts',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'account', type: 'varchar', length: '32' },
          { name: 'account_number', type: 'varchar', length: '40', isNullable: true },
          { name: 'account_name', type: 'varchar', length: '120', isNullable: true },
        ],
        indices: [{ name: 'IX_ledger_accounts__account', columnNames: ['account'], isUnique: true }],
        foreignKeys: [],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'settlements',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'number', type: 'varchar', length: '16' },
          { name: 'driver', type: 'varchar', length: '32' },
          { name: 'layout', type: 'varchar', length: '32' },
          { name: 'filename', type: 'varchar', length: '190' },
          { name: 'state', type: 'varchar', length: '32', default: "'open'" },
          { name: 'first_day', type: 'varchar', length: '10' },
          { name: 'last_day', type: 'varchar', length: '10' },
          { name: 'uploaded_by', type: 'integer' },
          { name: 'decided_by', type: 'integer', isNullable: true },
          { name: 'posted_at', type: 'datetime', precision: 3, isNullable: true },
          { name: 'posted', type: 'text', isNullable: true },
          { name: 'live_fingerprint', type: 'varchar', length: '100', isNullable: true },
        ],
        indices: [
          { name: 'IX_settlements__number', columnNames: ['number'], isUnique: true },
          { name: 'IX_settlements__uploaded_by', columnNames: ['uploaded_by'] },
          { name: 'IX_settlements__decided_by', columnNames: ['decided_by'] },
          { name: 'IX_settlements__live_fingerprint', columnNames: ['live_fingerprint'], isUnique: true },
          { name: 'IX_settlements__state_created_at', columnNames: ['state', 'created_at'] },
        ],
        foreignKeys: [
          {
            name: 'FK_settlements__uploaded_by',
            columnNames: ['uploaded_by'],
            referencedTableName: 'admins',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_settlements__decided_by',
            columnNames: ['decided_by'],
            referencedTableName: 'admins',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'settlement_lines',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'settlement_id', type: 'integer' },
          { name: 'line', type: 'integer' },
          { name: 'type', type: 'varchar', length: '32' },
          { name: 'day', type: 'varchar', length: '10' },
          { name: 'reference', type: 'varchar', length: '190' },
          { name: 'gross', type: 'bigint' },
          { name: 'fee', type: 'bigint' },
          { name: 'net', type: 'bigint' },
          { name: 'currency', type: 'varchar', length: '3' },
          { name: 'match', type: 'varchar', length: '32' },
          { name: 'booked', type: 'bigint', isNullable: true },
          { name: 'order_number', type: 'varchar', length: '40', isNullable: true },
          { name: 'references', type: 'text' },
          { name: 'transaction_key', type: 'varchar', length: '240' },
          { name: 'settled_key', type: 'varchar', length: '240', isNullable: true },
          { name: 'item', type: 'varchar', length: '190', isNullable: true },
          { name: 'settled_item', type: 'varchar', length: '190', isNullable: true },
        ],
        indices: [
          { name: 'IX_settlement_lines__settlement_id', columnNames: ['settlement_id'] },
          { name: 'IX_settlement_lines__settled_key', columnNames: ['settled_key'], isUnique: true },
          { name: 'IX_settlement_lines__settled_item', columnNames: ['settled_item'], isUnique: true },
          {
            name: 'IX_settlement_lines__settlement_id_match_line',
            columnNames: ['settlement_id', 'match', 'line'],
          },
        ],
        foreignKeys: [
          {
            name: 'FK_settlement_lines__settlement_id',
            columnNames: ['settlement_id'],
            referencedTableName: 'settlements',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    const index = { name: 'IX_payment_events__event_key', columnNames: ['event_key'] };
    await runner.createIndex('payment_events', new TableIndex(index));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('payment_events', 'IX_payment_events__event_key');
    await runner.dropTable('settlement_lines', true);
    await runner.dropTable('settlements', true);
    await runner.dropTable('ledger_accounts', true);
  }
}
