import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table, TableColumn } from 'typeorm';
import { asSqlMoment } from '../../src/kernel/database';

/** What was asked for variants and when; it begins with what is asked now. */
export class VariantPrices1795400000041 implements MigrationInterface {
  name = 'VariantPrices1795400000041';

  async up(runner: QueryRunner): Promise<void> {
    const column = { name: 'lowest_price', type: 'bigint', isNullable: true };
    await runner.addColumn('variants', new TableColumn(column));
    await runner.createTable(
      new Table({
        name: 'variant_prices',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment' as const,
          },
          { name: 'variant_id', type: 'integer' },
          { name: 'price', type: 'bigint' },
          { name: 'compare_at', type: 'bigint', isNullable: true },
          { name: 'began_at', type: 'datetime', precision: 3 },
          { name: 'ended_at', type: 'datetime', precision: 3, isNullable: true },
        ],
        indices: [
          { name: 'IX_variant_prices__variant_id_ended_at', columnNames: ['variant_id', 'ended_at'] },
        ],
        foreignKeys: [
          {
            name: 'FK_variant_prices__variant_id',
            columnNames: ['variant_id'],
            referencedTableName: 'variants',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
    );
    await runner.query(
      `INSERT INTO variant_prices (variant_id, price, compare_at, began_at)
        SELECT v.id, v.price, v.compare_at, ? FROM variants v JOIN products p ON p.id = v.product_id
        WHERE p.status = 'active' AND p.deleted_at IS NULL AND v.deleted_at IS NULL`,
      [asSqlMoment(new Date())],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('variant_prices');
    await runner.dropColumn('variants', 'lowest_price');
  }
}
