import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table } from 'typeorm';

/** Invoices and credit notes with their lines, and the counters of their numbers. */
export class Invoices1795500000064 implements MigrationInterface {
  name = 'Invoices1795500000064';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'invoices',
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
          { name: 'number', type: 'varchar', length: '40' },
          { name: 'type', type: 'varchar', length: '32' },
          { name: 'vendor_id', type: 'integer' },
          { name: 'order_id', type: 'integer', isNullable: true },
          { name: 'order_number', type: 'varchar', length: '20' },
          { name: 'customer_name', type: 'varchar', length: '250' },
          { name: 'currency', type: 'varchar', length: '3' },
          { name: 'tax', type: 'bigint' },
          { name: 'total', type: 'bigint' },
          { name: 'language', type: 'varchar', length: '8' },
          { name: 'issued_at', type: 'datetime', precision: 3 },
          { name: 'year', type: 'integer' },
          { name: 'sequence', type: 'integer' },
          { name: 'source', type: 'varchar', length: '60' },
          { name: 'invoice_id', type: 'integer', isNullable: true },
          { name: 'content', type: 'text' },
        ],
        indices: [
          { name: 'IX_invoices__number', columnNames: ['number'], isUnique: true },
          { name: 'IX_invoices__vendor_id', columnNames: ['vendor_id'] },
          { name: 'IX_invoices__order_id', columnNames: ['order_id'] },
          { name: 'IX_invoices__source', columnNames: ['source'], isUnique: true },
          { name: 'IX_invoices__invoice_id', columnNames: ['invoice_id'] },
          { name: 'IX_invoices__issued_at', columnNames: ['issued_at'] },
          {
            name: 'IX_invoices__vendor_id_type_year_sequence',
            columnNames: ['vendor_id', 'type', 'year', 'sequence'],
            isUnique: true,
          },
        ],
        foreignKeys: [
          {
            name: 'FK_invoices__vendor_id',
            columnNames: ['vendor_id'],
            referencedTableName: 'vendors',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_invoices__order_id',
            columnNames: ['order_id'],
            referencedTableName: 'orders',
            referencedColumnNames: ['id'],
            onDelete: 'SET NULL',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_invoices__invoice_id',
            columnNames: ['invoice_id'],
            referencedTableName: 'invoices',
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
        name: 'invoice_lines',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'invoice_id', type: 'integer' },
          { name: 'order_line_id', type: 'integer' },
          { name: 'name', type: 'varchar', length: '250' },
          { name: 'sku', type: 'varchar', length: '80' },
          { name: 'options', type: 'text', isNullable: true },
          { name: 'quantity', type: 'integer' },
          { name: 'unit_price', type: 'bigint' },
          { name: 'discount', type: 'bigint' },
          { name: 'amount', type: 'bigint' },
          { name: 'taxes', type: 'text' },
        ],
        indices: [{ name: 'IX_invoice_lines__invoice_id', columnNames: ['invoice_id'] }],
        foreignKeys: [
          {
            name: 'FK_invoice_lines__invoice_id',
            columnNames: ['invoice_id'],
            referencedTableName: 'invoices',
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
        name: 'invoice_series',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'vendor_id', type: 'integer' },
          { name: 'type', type: 'varchar', length: '32' },
          { name: 'year', type: 'integer' },
          { name: 'prefix', type: 'varchar', length: '16' },
          { name: 'last_number', type: 'integer', default: '0' },
        ],
        indices: [
          {
            name: 'IX_invoice_series__vendor_id_type_year',
            columnNames: ['vendor_id', 'type', 'year'],
            isUnique: true,
          },
        ],
        foreignKeys: [
          {
            name: 'FK_invoice_series__vendor_id',
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
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('invoice_series', true);
    await runner.dropTable('invoice_lines', true);
    await runner.dropTable('invoices', true);
  }
}
