import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableIndex } from 'typeorm';

/** The index by vendor and status contains which products are deleted, so that counting them reads no rows. */
export class CountsOfProducts1795700000110 implements MigrationInterface {
  name = 'CountsOfProducts1795700000110';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex('products', indexOf(['vendor_id', 'status', 'deleted_key']));
    await runner.dropIndex('products', indexOf(['vendor_id', 'status']));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.createIndex('products', indexOf(['vendor_id', 'status']));
    await runner.dropIndex('products', indexOf(['vendor_id', 'status', 'deleted_key']));
  }
}

const indexOf = (columnNames: string[]): TableIndex =>
  new TableIndex({ name: `IX_products__${columnNames.join('_')}`, columnNames });
