import type { MigrationInterface, QueryRunner, TableColumnOptions } from 'typeorm';
import { Table, TableColumn, TableIndex } from 'typeorm';

const MOMENT: TableColumnOptions = { name: '', type: 'datetime', precision: 3, isNullable: true };

const COLUMNS: readonly [table: string, column: TableColumnOptions][] = [
  ['sessions', { name: 'user_agent', type: 'varchar', length: '255', isNullable: true }],
  ['sessions', { ...MOMENT, name: 'last_seen_at' }],
  ['customers', { ...MOMENT, name: 'erasure_at' }],
  ['customers', { ...MOMENT, name: 'erased_at' }],
  ['wishlists', { name: 'share_token', type: 'varchar', length: '43', isNullable: true }],
];

/** What sessions are of, accounts that are to be erased, copies of personal data, and wish lists that are shared. */
export class CustomerAccounts1795380000038 implements MigrationInterface {
  name = 'CustomerAccounts1795380000038';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of COLUMNS) await runner.addColumn(table, new TableColumn(column));
    await runner.createIndex(
      'wishlists',
      new TableIndex({ name: 'IX_wishlists__share_token', columnNames: ['share_token'], isUnique: true }),
    );
    await runner.createTable(
      new Table({
        name: 'data_exports',
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
          { name: 'customer_id', type: 'integer' },
          { name: 'state', type: 'varchar', length: '16' },
          { name: 'storage_key', type: 'varchar', length: '255', isNullable: true },
          { name: 'bytes', type: 'integer', isNullable: true },
          { ...MOMENT, name: 'expires_at' },
        ],
        indices: [{ name: 'IX_data_exports__customer_id', columnNames: ['customer_id'], isUnique: true }],
        foreignKeys: [
          {
            name: 'FK_data_exports__customer_id',
            columnNames: ['customer_id'],
            referencedTableName: 'customers',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('data_exports');
    await runner.dropIndex('wishlists', 'IX_wishlists__share_token');
    for (const [table, { name }] of COLUMNS) await runner.dropColumn(table, name);
  }
}
