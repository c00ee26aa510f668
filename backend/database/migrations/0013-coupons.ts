import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table, TableColumn, TableForeignKey, TableIndex } from 'typeorm';

const REDEMPTION_INDICES = [
  { name: 'IX_coupon_redemptions__group_number_coupon_id', columnNames: ['group_number', 'coupon_id'] },
  { name: 'IX_coupon_redemptions__first_order_of', columnNames: ['first_order_of'] },
];

type Condition = readonly [table: string, column: string, referenced: string, onDelete: string];

const NAMED = [
  ['products', 'product_id'],
  ['categories', 'category_id'],
  ['brands', 'brand_id'],
  ['vendors', 'vendor_id'],
] as const;

const CONDITIONS: readonly Condition[] = NAMED.flatMap(([named, column]): Condition[] => [
  [`coupon_${named}`, column, named, 'RESTRICT'],
  [`coupon_excluded_${named}`, column, named, 'CASCADE'],
]);

function conditionTable([name, column, referencedTableName, onDelete]: Condition): Table {
  const key = { referencedColumnNames: ['id'], onUpdate: 'NO ACTION' };
  return new Table({
    name,
    columns: [
      { name: 'coupon_id', type: 'integer', isPrimary: true },
      { name: column, type: 'integer', isPrimary: true },
    ],
    indices: [{ name: `IX_${name}__${column}`, columnNames: [column] }],
    foreignKeys: [
      {
        ...key,
        name: `FK_${name}__coupon_id`,
        columnNames: ['coupon_id'],
        referencedTableName: 'coupons',
        onDelete: 'CASCADE',
      },
      { ...key, name: `FK_${name}__${column}`, columnNames: [column], referencedTableName, onDelete },
    ],
  });
}

export class Coupons1795295754681 implements MigrationInterface {
  name = 'Coupons1795295754681';
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(
      'order_groups',
      new TableColumn({ name: 'shipping_discount', type: 'bigint', default: '0' }),
    );
    await runner.addColumn(
      'orders',
      new TableColumn({ name: 'shipping_discount', type: 'bigint', default: '0' }),
    );
    await runner.addColumn(
      'orders',
      new TableColumn({ name: 'shipping_discounts', type: 'text', isNullable: true }),
    );
    await runner.addColumn(
      'coupons',
      new TableColumn({ name: 'buy_qty', type: 'integer', isNullable: true }),
    );
    await runner.addColumn(
      'coupons',
      new TableColumn({ name: 'get_qty', type: 'integer', isNullable: true }),
    );
    await runner.addColumn(
      'coupons',
      new TableColumn({ name: 'min_qty', type: 'integer', isNullable: true }),
    );
    await runner.addColumn(
      'coupons',
      new TableColumn({ name: 'first_order_only', type: 'boolean', default: '0' }),
    );
    await runner.addColumn('coupons', new TableColumn({ name: 'stackable', type: 'boolean', default: '0' }));
    await runner.addColumn(
      'coupons',
      new TableColumn({ name: 'vendor_id', type: 'integer', isNullable: true }),
    );
    await runner.addColumn(
      'coupons',
      new TableColumn({ name: 'funded_by', type: 'varchar', length: '32', default: "'platform'" }),
    );
    await runner.addColumn('coupons', new TableColumn({ name: 'is_public', type: 'boolean', default: '0' }));
    for (const condition of CONDITIONS) await runner.createTable(conditionTable(condition), true);
    await runner.addColumn(
      'coupon_redemptions',
      new TableColumn({ name: 'first_order_of', type: 'varchar', length: '190', isNullable: true }),
    );
    await runner.createIndex(
      'coupons',
      new TableIndex({ name: 'IX_coupons__vendor_id', columnNames: ['vendor_id'] }),
    );
    await runner.createForeignKey(
      'coupons',
      new TableForeignKey({
        name: 'FK_coupons__vendor_id',
        columnNames: ['vendor_id'],
        referencedTableName: 'vendors',
        referencedColumnNames: ['id'],
        onDelete: 'RESTRICT',
        onUpdate: 'NO ACTION',
      }),
    );
    await runner.dropIndex('coupon_redemptions', 'IX_coupon_redemptions__group_number');
    for (const index of REDEMPTION_INDICES)
      await runner.createIndex('coupon_redemptions', new TableIndex({ ...index, isUnique: true }));
  }
  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of REDEMPTION_INDICES) await runner.dropIndex('coupon_redemptions', name);
    await runner.createIndex(
      'coupon_redemptions',
      new TableIndex({
        name: 'IX_coupon_redemptions__group_number',
        columnNames: ['group_number'],
        isUnique: true,
      }),
    );
    await runner.dropColumn('coupon_redemptions', 'first_order_of');
    for (const [name] of CONDITIONS) await runner.dropTable(name, true);
    await runner.dropForeignKey('coupons', 'FK_coupons__vendor_id');
    await runner.dropIndex('coupons', 'IX_coupons__vendor_id');
    await runner.dropColumn('coupons', 'is_public');
    await runner.dropColumn('coupons', 'funded_by');
    await runner.dropColumn('coupons', 'vendor_id');
    await runner.dropColumn('coupons', 'stackable');
    await runner.dropColumn('coupons', 'first_order_only');
    await runner.dropColumn('coupons', 'min_qty');
    await runner.dropColumn('coupons', 'get_qty');
    await runner.dropColumn('coupons', 'buy_qty');
    await runner.dropColumn('orders', 'shipping_discounts');
    await runner.dropColumn('orders', 'shipping_discount');
    await runner.dropColumn('order_groups', 'shipping_discount');
  }
}
