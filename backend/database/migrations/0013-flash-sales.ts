import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table, TableColumn } from 'typeorm';

export class FlashSales1795295847307 implements MigrationInterface {
  name = 'FlashSales1795295847307';
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'flash_sales',
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
          { name: 'title', type: 'varchar', length: '120' },
          { name: 'banner_id', type: 'integer', isNullable: true },
          { name: 'starts_at', type: 'datetime', precision: 3 },
          { name: 'ends_at', type: 'datetime', precision: 3 },
          { name: 'items', type: 'text' },
          { name: 'status', type: 'varchar', length: '32', default: "'active'" },
        ],
        indices: [
          { name: 'IX_flash_sales__banner_id', columnNames: ['banner_id'] },
          { name: 'IX_flash_sales__ends_at', columnNames: ['ends_at'] },
        ],
        foreignKeys: [
          {
            name: 'FK_flash_sales__banner_id',
            columnNames: ['banner_id'],
            referencedTableName: 'media',
            referencedColumnNames: ['id'],
            onDelete: 'SET NULL',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.addColumn(
      'order_lines',
      new TableColumn({ name: 'regular_price', type: 'bigint', isNullable: true }),
    );
    await runner.addColumn(
      'order_lines',
      new TableColumn({ name: 'flash_sale_id', type: 'integer', isNullable: true }),
    );
    await runner.createTable(
      new Table({
        name: 'special_prices',
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
          { name: 'source_id', type: 'integer' },
          { name: 'variant_id', type: 'integer' },
          { name: 'price', type: 'bigint', isNullable: true },
          { name: 'rate', type: 'varchar', length: '32', isNullable: true },
          { name: 'quota', type: 'integer', isNullable: true },
          { name: 'per_customer', type: 'integer', isNullable: true },
          { name: 'sold', type: 'integer', default: '0' },
          { name: 'starts_at', type: 'datetime', precision: 3 },
          { name: 'ends_at', type: 'datetime', precision: 3 },
          { name: 'is_on', type: 'boolean', default: '1' },
        ],
        indices: [
          { name: 'IX_special_prices__variant_id_ends_at', columnNames: ['variant_id', 'ends_at'] },
          {
            name: 'IX_special_prices__source_id_variant_id',
            columnNames: ['source_id', 'variant_id'],
            isUnique: true,
          },
        ],
        foreignKeys: [
          {
            name: 'FK_special_prices__variant_id',
            columnNames: ['variant_id'],
            referencedTableName: 'variants',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'special_price_buyers',
        columns: [
          { name: 'special_price_id', type: 'integer', isPrimary: true },
          { name: 'buyer', type: 'varchar', length: '190', isPrimary: true },
          { name: 'quantity', type: 'integer' },
        ],
        indices: [],
        foreignKeys: [
          {
            name: 'FK_special_price_buyers__special_price_id',
            columnNames: ['special_price_id'],
            referencedTableName: 'special_prices',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('special_price_buyers', true);
    await runner.dropTable('special_prices', true);
    await runner.dropColumn('order_lines', 'flash_sale_id');
    await runner.dropColumn('order_lines', 'regular_price');
    await runner.dropTable('flash_sales', true);
  }
}
