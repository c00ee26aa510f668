import type { MigrationInterface, QueryRunner, TableColumnOptions, TableForeignKeyOptions } from 'typeorm';
import { Table } from 'typeorm';

const RECORD: TableColumnOptions[] = [
  { name: 'id', type: 'integer', isPrimary: true, isGenerated: true, generationStrategy: 'increment' },
  { name: 'created_at', type: 'datetime', precision: 3 },
  { name: 'updated_at', type: 'datetime', precision: 3 },
];

/** What customers like, each product once. */
export class WishLists1795370000033 implements MigrationInterface {
  name = 'WishLists1795370000033';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'wishlists',
        columns: [
          ...RECORD,
          { name: 'customer_id', type: 'integer' },
          { name: 'item_count', type: 'integer', default: '0' },
        ],
        indices: [{ name: 'IX_wishlists__customer_id', columnNames: ['customer_id'], isUnique: true }],
        foreignKeys: [reference('wishlists', 'customer_id', 'customers', 'CASCADE')],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'wishlist_items',
        columns: [
          ...RECORD,
          { name: 'wishlist_id', type: 'integer' },
          { name: 'product_id', type: 'integer' },
          { name: 'variant_id', type: 'integer', isNullable: true },
          { name: 'price', type: 'bigint' },
          { name: 'was_in_stock', type: 'boolean' },
        ],
        indices: [
          {
            name: 'IX_wishlist_items__wishlist_id_product_id',
            columnNames: ['wishlist_id', 'product_id'],
            isUnique: true,
          },
          { name: 'IX_wishlist_items__product_id', columnNames: ['product_id'] },
          { name: 'IX_wishlist_items__variant_id', columnNames: ['variant_id'] },
        ],
        foreignKeys: [
          reference('wishlist_items', 'wishlist_id', 'wishlists', 'CASCADE'),
          reference('wishlist_items', 'product_id', 'products', 'CASCADE'),
          reference('wishlist_items', 'variant_id', 'variants', 'SET NULL'),
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('wishlist_items');
    await runner.dropTable('wishlists');
  }
}

function reference(
  table: string,
  column: string,
  target: string,
  onDelete: 'CASCADE' | 'SET NULL',
): TableForeignKeyOptions {
  return {
    name: `FK_${table}__${column}`,
    columnNames: [column],
    referencedTableName: target,
    referencedColumnNames: ['id'],
    onDelete,
    onUpdate: 'NO ACTION',
  };
}
