import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table, TableColumn } from 'typeorm';

/** Returns of delivered items, and until when an item can be returned. */
export class Returns1795590000066 implements MigrationInterface {
  name = 'Returns1795590000066';

  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(
      'order_lines',
      new TableColumn({ name: 'return_days', type: 'integer', isNullable: true }),
    );
    await runner.createTable(
      new Table({
        name: 'returns',
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
          { name: 'state', type: 'varchar', length: '32', default: "'requested'" },
          { name: 'item_count', type: 'integer' },
          { name: 'note', type: 'text', isNullable: true },
          { name: 'carrier', type: 'varchar', length: '80', isNullable: true },
          { name: 'tracking_number', type: 'varchar', length: '80', isNullable: true },
          { name: 'due_at', type: 'datetime', precision: 3, isNullable: true },
          { name: 'escalated_at', type: 'datetime', precision: 3, isNullable: true },
          { name: 'send_by', type: 'datetime', precision: 3, isNullable: true },
          { name: 'refund_id', type: 'integer', isNullable: true },
          { name: 'request_key', type: 'varchar', length: '64', isNullable: true },
        ],
        indices: [
          { name: 'IX_returns__number', columnNames: ['number'], isUnique: true },
          { name: 'IX_returns__order_id', columnNames: ['order_id'] },
          { name: 'IX_returns__vendor_id', columnNames: ['vendor_id'] },
          { name: 'IX_returns__refund_id', columnNames: ['refund_id'] },
          {
            name: 'IX_returns__order_id_request_key',
            columnNames: ['order_id', 'request_key'],
            isUnique: true,
          },
          { name: 'IX_returns__state_due_at', columnNames: ['state', 'due_at'] },
        ],
        foreignKeys: [
          {
            name: 'FK_returns__order_id',
            columnNames: ['order_id'],
            referencedTableName: 'orders',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_returns__vendor_id',
            columnNames: ['vendor_id'],
            referencedTableName: 'vendors',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_returns__refund_id',
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
        name: 'return_events',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'return_id', type: 'integer' },
          { name: 'type', type: 'varchar', length: '32' },
          { name: 'mover', type: 'varchar', length: '16' },
          { name: 'note', type: 'text', isNullable: true },
          { name: 'actor', type: 'varchar', length: '160', isNullable: true },
          { name: 'created_at', type: 'datetime', precision: 3 },
        ],
        indices: [{ name: 'IX_return_events__return_id', columnNames: ['return_id'] }],
        foreignKeys: [
          {
            name: 'FK_return_events__return_id',
            columnNames: ['return_id'],
            referencedTableName: 'returns',
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
        name: 'return_lines',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'return_id', type: 'integer' },
          { name: 'order_line_id', type: 'integer' },
          { name: 'quantity', type: 'integer' },
          { name: 'reason', type: 'varchar', length: '32' },
          { name: 'accepted_quantity', type: 'integer', isNullable: true },
          { name: 'restock', type: 'boolean', isNullable: true },
          { name: 'condition_note', type: 'text', isNullable: true },
        ],
        indices: [
          { name: 'IX_return_lines__order_line_id', columnNames: ['order_line_id'] },
          {
            name: 'IX_return_lines__return_id_order_line_id',
            columnNames: ['return_id', 'order_line_id'],
            isUnique: true,
          },
        ],
        foreignKeys: [
          {
            name: 'FK_return_lines__return_id',
            columnNames: ['return_id'],
            referencedTableName: 'returns',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_return_lines__order_line_id',
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
    await runner.createTable(
      new Table({
        name: 'return_media',
        columns: [
          { name: 'return_id', type: 'integer', isPrimary: true },
          { name: 'media_id', type: 'integer', isPrimary: true },
        ],
        indices: [{ name: 'IX_return_media__media_id', columnNames: ['media_id'] }],
        foreignKeys: [
          {
            name: 'FK_return_media__return_id',
            columnNames: ['return_id'],
            referencedTableName: 'returns',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_return_media__media_id',
            columnNames: ['media_id'],
            referencedTableName: 'media',
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
    await runner.dropTable('return_media', true);
    await runner.dropTable('return_lines', true);
    await runner.dropTable('return_events', true);
    await runner.dropTable('returns', true);
    await runner.dropColumn('order_lines', 'return_days');
  }
}
