import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table, TableColumn, TableIndex } from 'typeorm';

/** Made anew each time, as TypeORM marks what it has used. */
const listIndices = (): [string, TableIndex][] => [
  ['payments', new TableIndex({ name: 'IX_payments__check_at', columnNames: ['check_at'] })],
  [
    'payments',
    new TableIndex({
      name: 'IX_payments__reference_request_key',
      columnNames: ['reference', 'request_key'],
      isUnique: true,
    }),
  ],
  ['payment_operations', new TableIndex({ name: 'IX_payment_operations__source', columnNames: ['source'] })],
];

/** Attempts at payment gateways, their webhooks, the sandbox's own records, and proofs of bank transfers. */
export class Gateways1795490000060 implements MigrationInterface {
  name = 'Gateways1795490000060';

  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(
      'payments',
      new TableColumn({ name: 'capture_method', type: 'varchar', length: '16', default: "'automatic'" }),
    );
    await runner.addColumn(
      'payments',
      new TableColumn({ name: 'redirect_url', type: 'text', isNullable: true }),
    );
    await runner.addColumn('payments', new TableColumn({ name: 'parts', type: 'text', isNullable: true }));
    await runner.addColumn(
      'payments',
      new TableColumn({ name: 'check_at', type: 'datetime', precision: 3, isNullable: true }),
    );
    await runner.addColumn('payments', new TableColumn({ name: 'checks', type: 'integer', default: '0' }));
    await runner.addColumn(
      'payments',
      new TableColumn({ name: 'superseded_at', type: 'datetime', precision: 3, isNullable: true }),
    );
    await runner.addColumn(
      'payments',
      new TableColumn({ name: 'request_key', type: 'varchar', length: '100', isNullable: true }),
    );
    await runner.addColumn(
      'payments',
      new TableColumn({ name: 'request_hash', type: 'varchar', length: '64', isNullable: true }),
    );
    await runner.addColumn(
      'payments',
      new TableColumn({ name: 'problem', type: 'varchar', length: '500', isNullable: true }),
    );
    await runner.addColumn(
      'payment_events',
      new TableColumn({ name: 'reason', type: 'varchar', length: '32', isNullable: true }),
    );
    await runner.addColumn(
      'payment_methods',
      new TableColumn({ name: 'capture_method', type: 'varchar', length: '32', default: "'automatic'" }),
    );
    await runner.addColumn(
      'payment_operations',
      new TableColumn({ name: 'source', type: 'varchar', length: '40', isNullable: true }),
    );
    await runner.addColumn(
      'payment_operations',
      new TableColumn({ name: 'failure', type: 'varchar', length: '500', isNullable: true }),
    );
    await runner.addColumn('refunds', new TableColumn({ name: 'failure', type: 'text', isNullable: true }));
    for (const [table, index] of listIndices()) await runner.createIndex(table, index);
    await runner.createTable(
      new Table({
        name: 'payment_proofs',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'reference', type: 'varchar', length: '32' },
          { name: 'storage_key', type: 'varchar', length: '190' },
          { name: 'filename', type: 'varchar', length: '190' },
          { name: 'mime', type: 'varchar', length: '80' },
          { name: 'bytes', type: 'integer' },
          { name: 'status', type: 'varchar', length: '16' },
          { name: 'reason', type: 'varchar', length: '500', isNullable: true },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'decided_at', type: 'datetime', precision: 3, isNullable: true },
        ],
        indices: [{ name: 'IX_payment_proofs__reference', columnNames: ['reference'] }],
        foreignKeys: [],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'payment_webhooks',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'driver', type: 'varchar', length: '32' },
          { name: 'event_id', type: 'varchar', length: '190' },
          { name: 'type', type: 'varchar', length: '80' },
          { name: 'payment_id', type: 'integer' },
          { name: 'created_at', type: 'datetime', precision: 3 },
        ],
        indices: [
          { name: 'IX_payment_webhooks__payment_id', columnNames: ['payment_id'] },
          {
            name: 'IX_payment_webhooks__driver_event_id',
            columnNames: ['driver', 'event_id'],
            isUnique: true,
          },
        ],
        foreignKeys: [],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'sandbox_charges',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'charge_id', type: 'varchar', length: '40' },
          { name: 'request_key', type: 'varchar', length: '80' },
          { name: 'attempt_id', type: 'integer' },
          { name: 'currency', type: 'varchar', length: '3' },
          { name: 'amount', type: 'bigint' },
          { name: 'capture_method', type: 'varchar', length: '16' },
          { name: 'state', type: 'varchar', length: '16' },
          { name: 'failure', type: 'varchar', length: '32', isNullable: true },
          { name: 'refused_refunds', type: 'integer', default: '0' },
          { name: 'description', type: 'varchar', length: '200' },
          { name: 'language', type: 'varchar', length: '8' },
          { name: 'return_url', type: 'text' },
          { name: 'cancel_url', type: 'text' },
          { name: 'created_at', type: 'datetime', precision: 3 },
        ],
        indices: [
          { name: 'IX_sandbox_charges__charge_id', columnNames: ['charge_id'], isUnique: true },
          { name: 'IX_sandbox_charges__request_key', columnNames: ['request_key'], isUnique: true },
        ],
        foreignKeys: [],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'sandbox_transfers',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'charge_id', type: 'integer' },
          { name: 'type', type: 'varchar', length: '8' },
          { name: 'amount', type: 'bigint' },
          { name: 'request_key', type: 'varchar', length: '120' },
          { name: 'created_at', type: 'datetime', precision: 3 },
        ],
        indices: [
          { name: 'IX_sandbox_transfers__request_key', columnNames: ['request_key'], isUnique: true },
          { name: 'IX_sandbox_transfers__charge_id', columnNames: ['charge_id'] },
        ],
        foreignKeys: [
          {
            name: 'FK_sandbox_transfers__charge_id',
            columnNames: ['charge_id'],
            referencedTableName: 'sandbox_charges',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('sandbox_transfers', true);
    await runner.dropTable('sandbox_charges', true);
    await runner.dropTable('payment_webhooks', true);
    await runner.dropTable('payment_proofs', true);
    for (const [table, { name = '' }] of listIndices()) await runner.dropIndex(table, name);
    await runner.dropColumn('refunds', 'failure');
    await runner.dropColumn('payment_operations', 'failure');
    await runner.dropColumn('payment_operations', 'source');
    await runner.dropColumn('payment_methods', 'capture_method');
    await runner.dropColumn('payment_events', 'reason');
    await runner.dropColumn('payments', 'problem');
    await runner.dropColumn('payments', 'request_hash');
    await runner.dropColumn('payments', 'request_key');
    await runner.dropColumn('payments', 'superseded_at');
    await runner.dropColumn('payments', 'checks');
    await runner.dropColumn('payments', 'check_at');
    await runner.dropColumn('payments', 'parts');
    await runner.dropColumn('payments', 'redirect_url');
    await runner.dropColumn('payments', 'capture_method');
  }
}
