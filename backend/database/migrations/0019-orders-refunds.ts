import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table, TableColumn } from 'typeorm';

/** Refunds, operations of payment providers, notes that buyers don't see, and what tells a repeated checkout from another. */
export class OrdersRefunds1795331118367 implements MigrationInterface {
  name = 'OrdersRefunds1795331118367';
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(
      'order_groups',
      new TableColumn({ name: 'request_hash', type: 'varchar', length: '64', isNullable: true }),
    );
    await runner.addColumn(
      'order_events',
      new TableColumn({ name: 'internal_note', type: 'text', isNullable: true }),
    );
    await runner.createTable(
      new Table({
        name: 'payment_operations',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'payment_id', type: 'integer' },
          { name: 'type', type: 'varchar', length: '16' },
          { name: 'part', type: 'varchar', length: '32' },
          { name: 'amount', type: 'bigint' },
          { name: 'idempotency_key', type: 'varchar', length: '120' },
          { name: 'state', type: 'varchar', length: '16' },
          { name: 'created_at', type: 'datetime', precision: 3 },
        ],
        indices: [
          {
            name: 'IX_payment_operations__idempotency_key',
            columnNames: ['idempotency_key'],
            isUnique: true,
          },
          { name: 'IX_payment_operations__payment_id_state', columnNames: ['payment_id', 'state'] },
        ],
        foreignKeys: [
          {
            name: 'FK_payment_operations__payment_id',
            columnNames: ['payment_id'],
            referencedTableName: 'payments',
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
        name: 'refunds',
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
          { name: 'amount', type: 'bigint' },
          { name: 'currency', type: 'varchar', length: '3' },
          { name: 'reason', type: 'varchar', length: '32' },
          { name: 'state', type: 'varchar', length: '32', default: "'pending'" },
          { name: 'settled_at', type: 'datetime', precision: 3, isNullable: true },
        ],
        indices: [
          { name: 'IX_refunds__number', columnNames: ['number'], isUnique: true },
          { name: 'IX_refunds__order_id', columnNames: ['order_id'] },
          { name: 'IX_refunds__vendor_id', columnNames: ['vendor_id'] },
          { name: 'IX_refunds__state_created_at', columnNames: ['state', 'created_at'] },
        ],
        foreignKeys: [
          {
            name: 'FK_refunds__order_id',
            columnNames: ['order_id'],
            referencedTableName: 'orders',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_refunds__vendor_id',
            columnNames: ['vendor_id'],
            referencedTableName: 'vendors',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.addColumn(
      'rider_assignments',
      new TableColumn({ name: 'earning', type: 'bigint', isNullable: true }),
    );
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('rider_assignments', 'earning');
    await runner.dropTable('refunds', true);
    await runner.dropTable('payment_operations', true);
    await runner.dropColumn('order_events', 'internal_note');
    await runner.dropColumn('order_groups', 'request_hash');
  }
}
