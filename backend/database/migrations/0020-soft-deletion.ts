import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableColumn, TableForeignKey, TableIndex } from 'typeorm';

const SOFT = ['products', 'variants', 'customers', 'coupons', 'payment_methods'];

/** Unique keys that only living records keep to themselves from now on. */
const KEYS: readonly (readonly [table: string, columns: string[]])[] = [
  ['variants', ['product_id', 'option_key']],
  ['variants', ['vendor_id', 'sku']],
  ['customers', ['email']],
  ['coupons', ['code']],
];

/** References that took rows along which tell of money or stock. */
const KEPT: readonly (readonly [table: string, column: string, target: string])[] = [
  ['stock_movements', 'variant_id', 'variants'],
  ['commissions', 'category_id', 'categories'],
  ['commissions', 'product_id', 'products'],
];

/** Soft deletion: what was sold stays for its orders, and its unique values are free for others. */
export class SoftDeletion1795330000020 implements MigrationInterface {
  name = 'SoftDeletion1795330000020';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of SOFT) {
      const deleted_at = { name: 'deleted_at', type: 'datetime', precision: 3, isNullable: true };
      await runner.addColumn(table, new TableColumn(deleted_at));
      await runner.addColumn(table, new TableColumn({ name: 'deleted_key', type: 'integer', default: '0' }));
    }
    for (const [table, columns] of KEYS)
      await replaceKey(runner, table, columns, [...columns, 'deleted_key']);
    for (const reference of KEPT) await replaceReference(runner, reference, 'RESTRICT');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const reference of KEPT) await replaceReference(runner, reference, 'CASCADE');
    for (const [table, columns] of KEYS)
      await replaceKey(runner, table, [...columns, 'deleted_key'], columns);
    for (const table of SOFT) {
      await runner.dropColumn(table, 'deleted_key');
      await runner.dropColumn(table, 'deleted_at');
    }
  }
}

/** The new key comes first: MariaDB keeps an index that a foreign key leans on. */
async function replaceKey(runner: QueryRunner, table: string, from: string[], to: string[]): Promise<void> {
  const nameOf = (columns: string[]): string => runner.connection.namingStrategy.indexName(table, columns);
  await runner.createIndex(table, new TableIndex({ name: nameOf(to), columnNames: to, isUnique: true }));
  await runner.dropIndex(table, nameOf(from));
}

async function replaceReference(
  runner: QueryRunner,
  [table, column, target]: readonly [string, string, string],
  onDelete: 'RESTRICT' | 'CASCADE',
): Promise<void> {
  const name = runner.connection.namingStrategy.foreignKeyName(table, [column]);
  await runner.dropForeignKey(table, name);
  await runner.createForeignKey(
    table,
    new TableForeignKey({
      name,
      columnNames: [column],
      referencedTableName: target,
      referencedColumnNames: ['id'],
      onDelete,
      onUpdate: 'NO ACTION',
    }),
  );
}
