import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table, TableColumn } from 'typeorm';

/** What paying costs, and the countries and currencies that a way to pay is for. */
export class PaymentFee1795295601958 implements MigrationInterface {
  name = 'PaymentFee1795295601958';
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(
      'order_groups',
      new TableColumn({ name: 'payment_fee', type: 'bigint', default: '0' }),
    );
    await runner.addColumn('orders', new TableColumn({ name: 'payment_fee', type: 'bigint', default: '0' }));
    await runner.addColumn(
      'payment_methods',
      new TableColumn({ name: 'fee', type: 'bigint', isNullable: true }),
    );
    await runner.addColumn(
      'payment_methods',
      new TableColumn({ name: 'fee_rate', type: 'varchar', length: '32', isNullable: true }),
    );
    await runner.createTable(
      new Table({
        name: 'payment_method_countries',
        columns: [
          { name: 'payment_method_id', type: 'integer', isPrimary: true },
          { name: 'country_id', type: 'integer', isPrimary: true },
        ],
        indices: [],
        foreignKeys: [
          {
            name: 'FK_payment_method_countries__payment_method_id',
            columnNames: ['payment_method_id'],
            referencedTableName: 'payment_methods',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_payment_method_countries__country_id',
            columnNames: ['country_id'],
            referencedTableName: 'countries',
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
        name: 'payment_method_currencies',
        columns: [
          { name: 'payment_method_id', type: 'integer', isPrimary: true },
          { name: 'currency_id', type: 'integer', isPrimary: true },
        ],
        indices: [],
        foreignKeys: [
          {
            name: 'FK_payment_method_currencies__payment_method_id',
            columnNames: ['payment_method_id'],
            referencedTableName: 'payment_methods',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_payment_method_currencies__currency_id',
            columnNames: ['currency_id'],
            referencedTableName: 'currencies',
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
    await runner.dropTable('payment_method_currencies', true);
    await runner.dropTable('payment_method_countries', true);
    await runner.dropColumn('payment_methods', 'fee_rate');
    await runner.dropColumn('payment_methods', 'fee');
    await runner.dropColumn('orders', 'payment_fee');
    await runner.dropColumn('order_groups', 'payment_fee');
  }
}
