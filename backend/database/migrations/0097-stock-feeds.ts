import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table, TableColumn, TableForeignKey, TableIndex } from 'typeorm';

const MOMENT = { type: 'datetime', precision: 3 } as const;

/** Feeds of stock and prices, and the imports that are their runs. */
export class StockFeeds1795500000097 implements MigrationInterface {
  name = 'StockFeeds1795500000097';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'stock_feeds',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', ...MOMENT },
          { name: 'updated_at', ...MOMENT },
          { name: 'vendor_id', type: 'integer' },
          { name: 'name', type: 'varchar', length: '120' },
          { name: 'url', type: 'varchar', length: '500' },
          { name: 'interval_hours', type: 'integer', default: '24' },
          { name: 'status', type: 'varchar', length: '32', default: "'active'" },
          { name: 'last_run_at', ...MOMENT, isNullable: true },
          { name: 'last_error', type: 'varchar', length: '500', isNullable: true },
          { name: 'next_run_at', ...MOMENT, isNullable: true },
          { name: 'layout', type: 'text', isNullable: true },
          { name: 'columns', type: 'text', isNullable: true },
        ],
        indices: [
          { name: 'IX_stock_feeds__vendor_id', columnNames: ['vendor_id'] },
          { name: 'IX_stock_feeds__status_next_run_at', columnNames: ['status', 'next_run_at'] },
        ],
        foreignKeys: [
          {
            name: 'FK_stock_feeds__vendor_id',
            columnNames: ['vendor_id'],
            referencedTableName: 'vendors',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.addColumn(
      'imports',
      new TableColumn({ name: 'feed_id', type: 'integer', isNullable: true }),
    );
    const key = {
      name: 'FK_imports__feed_id',
      columnNames: ['feed_id'],
      referencedTableName: 'stock_feeds',
      referencedColumnNames: ['id'],
      onDelete: 'SET NULL',
      onUpdate: 'NO ACTION',
    };
    await runner.createIndex(
      'imports',
      new TableIndex({ name: 'IX_imports__feed_id', columnNames: ['feed_id'] }),
    );
    await runner.createForeignKey('imports', new TableForeignKey(key));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropForeignKey('imports', 'FK_imports__feed_id');
    await runner.dropIndex('imports', 'IX_imports__feed_id');
    await runner.dropColumn('imports', 'feed_id');
    await runner.dropTable('stock_feeds', true);
  }
}
