import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table } from 'typeorm';

/** Disputes: claims of customers with the evidence of both sides. */
export class Disputes1795590000079 implements MigrationInterface {
  name = 'Disputes1795590000079';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'disputes',
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
          { name: 'number', type: 'varchar', length: '28' },
          { name: 'order_id', type: 'integer' },
          { name: 'vendor_id', type: 'integer' },
          { name: 'return_id', type: 'integer', isNullable: true },
          { name: 'state', type: 'varchar', length: '32', default: "'needs_response'" },
          { name: 'reason', type: 'varchar', length: '32' },
          { name: 'amount', type: 'bigint' },
          { name: 'currency', type: 'varchar', length: '3' },
          { name: 'with_shipping', type: 'boolean', default: '0' },
          { name: 'due_at', type: 'datetime', precision: 3, isNullable: true },
          { name: 'refund_id', type: 'integer', isNullable: true },
          { name: 'open_order_id', type: 'integer', isNullable: true },
          { name: 'request_key', type: 'varchar', length: '64', isNullable: true },
        ],
        indices: [
          { name: 'IX_disputes__number', columnNames: ['number'], isUnique: true },
          { name: 'IX_disputes__order_id', columnNames: ['order_id'] },
          { name: 'IX_disputes__vendor_id', columnNames: ['vendor_id'] },
          { name: 'IX_disputes__return_id', columnNames: ['return_id'] },
          { name: 'IX_disputes__refund_id', columnNames: ['refund_id'] },
          { name: 'IX_disputes__open_order_id', columnNames: ['open_order_id'], isUnique: true },
          {
            name: 'IX_disputes__order_id_request_key',
            columnNames: ['order_id', 'request_key'],
            isUnique: true,
          },
          { name: 'IX_disputes__state_due_at', columnNames: ['state', 'due_at'] },
        ],
        foreignKeys: [
          {
            name: 'FK_disputes__order_id',
            columnNames: ['order_id'],
            referencedTableName: 'orders',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_disputes__vendor_id',
            columnNames: ['vendor_id'],
            referencedTableName: 'vendors',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_disputes__return_id',
            columnNames: ['return_id'],
            referencedTableName: 'returns',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_disputes__refund_id',
            columnNames: ['refund_id'],
            referencedTableName: 'refunds',
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
        name: 'dispute_events',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'dispute_id', type: 'integer' },
          { name: 'type', type: 'varchar', length: '32' },
          { name: 'mover', type: 'varchar', length: '16' },
          { name: 'note', type: 'text', isNullable: true },
          { name: 'actor', type: 'varchar', length: '160', isNullable: true },
          { name: 'created_at', type: 'datetime', precision: 3 },
        ],
        indices: [{ name: 'IX_dispute_events__dispute_id', columnNames: ['dispute_id'] }],
        foreignKeys: [
          {
            name: 'FK_dispute_events__dispute_id',
            columnNames: ['dispute_id'],
            referencedTableName: 'disputes',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'dispute_files',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'event_id', type: 'integer' },
          { name: 'storage_key', type: 'varchar', length: '190' },
          { name: 'filename', type: 'varchar', length: '190' },
          { name: 'mime', type: 'varchar', length: '80' },
          { name: 'bytes', type: 'integer' },
        ],
        indices: [{ name: 'IX_dispute_files__event_id', columnNames: ['event_id'] }],
        foreignKeys: [
          {
            name: 'FK_dispute_files__event_id',
            columnNames: ['event_id'],
            referencedTableName: 'dispute_events',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'dispute_lines',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'dispute_id', type: 'integer' },
          { name: 'order_line_id', type: 'integer' },
          { name: 'quantity', type: 'integer' },
        ],
        indices: [
          { name: 'IX_dispute_lines__order_line_id', columnNames: ['order_line_id'] },
          {
            name: 'IX_dispute_lines__dispute_id_order_line_id',
            columnNames: ['dispute_id', 'order_line_id'],
            isUnique: true,
          },
        ],
        foreignKeys: [
          {
            name: 'FK_dispute_lines__dispute_id',
            columnNames: ['dispute_id'],
            referencedTableName: 'disputes',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_dispute_lines__order_line_id',
            columnNames: ['order_line_id'],
            referencedTableName: 'order_lines',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('dispute_lines', true);
    await runner.dropTable('dispute_files', true);
    await runner.dropTable('dispute_events', true);
    await runner.dropTable('disputes', true);
  }
}
