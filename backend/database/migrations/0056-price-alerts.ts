import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableColumn, TableIndex } from 'typeorm';

/** Made anew each time: TypeORM marks a column that gets a unique index, and would make or drop that once more with it. */
const listColumns = () => [
  new TableColumn({ name: 'alerts_since', type: 'datetime', precision: 3, isNullable: true }),
  new TableColumn({ name: 'alerts_token', type: 'varchar', length: '43', isNullable: true }),
];
const BY_TOKEN = new TableIndex({
  name: 'IX_wishlists__alerts_token',
  columnNames: ['alerts_token'],
  isUnique: true,
});

/** Whether customers want to hear of lower prices, and which of them they have heard of. */
export class PriceAlerts1795490000056 implements MigrationInterface {
  name = 'PriceAlerts1795490000056';

  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns('wishlists', listColumns());
    await runner.createIndex('wishlists', BY_TOKEN);
    const told = new TableColumn({ name: 'told_price', type: 'bigint', isNullable: true });
    await runner.addColumn('wishlist_items', told);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('wishlist_items', 'told_price');
    await runner.dropIndex('wishlists', BY_TOKEN);
    await runner.dropColumns('wishlists', listColumns());
  }
}
