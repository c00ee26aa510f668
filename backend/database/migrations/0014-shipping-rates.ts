import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableColumn } from 'typeorm';

/** What the several ways to price a delivery are told by, and what of it stays with an order. */
export class ShippingRates1795297207696 implements MigrationInterface {
  name = 'ShippingRates1795297207696';
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(
      'vendors',
      new TableColumn({ name: 'lat', type: 'varchar', length: '32', isNullable: true }),
    );
    await runner.addColumn(
      'vendors',
      new TableColumn({ name: 'lng', type: 'varchar', length: '32', isNullable: true }),
    );
    await runner.addColumn(
      'orders',
      new TableColumn({ name: 'shipping_rate_type', type: 'varchar', length: '32', isNullable: true }),
    );
    await runner.addColumn('orders', new TableColumn({ name: 'pickup', type: 'text', isNullable: true }));
    await runner.addColumn(
      'shipping_methods',
      new TableColumn({ name: 'weight_step', type: 'integer', isNullable: true }),
    );
    await runner.addColumn(
      'shipping_methods',
      new TableColumn({ name: 'price_step', type: 'bigint', isNullable: true }),
    );
    await runner.addColumn(
      'shipping_methods',
      new TableColumn({ name: 'percent', type: 'varchar', length: '32', isNullable: true }),
    );
    await runner.addColumn(
      'shipping_methods',
      new TableColumn({ name: 'table_by', type: 'varchar', length: '32', isNullable: true }),
    );
    await runner.addColumn(
      'shipping_methods',
      new TableColumn({ name: 'table', type: 'text', isNullable: true }),
    );
    await runner.addColumn(
      'shipping_methods',
      new TableColumn({ name: 'rate_per_km', type: 'bigint', isNullable: true }),
    );
    await runner.addColumn(
      'shipping_methods',
      new TableColumn({ name: 'max_distance', type: 'integer', isNullable: true }),
    );
    await runner.addColumn(
      'shipping_methods',
      new TableColumn({ name: 'pickup_address', type: 'text', isNullable: true }),
    );
    await runner.addColumn(
      'shipping_methods',
      new TableColumn({ name: 'pickup_instructions', type: 'text', isNullable: true }),
    );
    await runner.addColumn(
      'shipping_methods',
      new TableColumn({ name: 'max_weight', type: 'integer', isNullable: true }),
    );
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('shipping_methods', 'max_weight');
    await runner.dropColumn('shipping_methods', 'pickup_instructions');
    await runner.dropColumn('shipping_methods', 'pickup_address');
    await runner.dropColumn('shipping_methods', 'max_distance');
    await runner.dropColumn('shipping_methods', 'rate_per_km');
    await runner.dropColumn('shipping_methods', 'table');
    await runner.dropColumn('shipping_methods', 'table_by');
    await runner.dropColumn('shipping_methods', 'percent');
    await runner.dropColumn('shipping_methods', 'price_step');
    await runner.dropColumn('shipping_methods', 'weight_step');
    await runner.dropColumn('orders', 'pickup');
    await runner.dropColumn('orders', 'shipping_rate_type');
    await runner.dropColumn('vendors', 'lng');
    await runner.dropColumn('vendors', 'lat');
  }
}
