import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableIndex } from 'typeorm';

const BY_TIME = new TableIndex({
  name: 'IX_stock_movements__type_created_at',
  columnNames: ['type', 'created_at'],
});

/** Sales and returns of the last days are found without reading all of them. */
export class RecentSales1795480000055 implements MigrationInterface {
  name = 'RecentSales1795480000055';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex('stock_movements', BY_TIME);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('stock_movements', BY_TIME);
  }
}
