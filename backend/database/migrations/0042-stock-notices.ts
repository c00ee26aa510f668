import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table } from 'typeorm';

/** Who wants to know when a sold-out variant is back in stock. */
export class StockNotices1795400000042 implements MigrationInterface {
  name = 'StockNotices1795400000042';

  async up(runner: QueryRunner): Promise<void> {
    const reference = (column: string, target: string) => ({
      name: `FK_stock_notices__${column}`,
      columnNames: [column],
      referencedTableName: target,
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
      onUpdate: 'NO ACTION',
    });
    const index = (...columns: string[]) => ({
      name: `IX_stock_notices__${columns.join('_')}`,
      columnNames: columns,
    });
    await runner.createTable(
      new Table({
        name: 'stock_notices',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment' as const,
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'variant_id', type: 'integer' },
          { name: 'customer_id', type: 'integer', isNullable: true },
          { name: 'email', type: 'varchar', length: '190' },
          { name: 'language', type: 'varchar', length: '8' },
          { name: 'token', type: 'varchar', length: '64' },
          { name: 'state', type: 'varchar', length: '16' },
          { name: 'since', type: 'datetime', precision: 3 },
        ],
        indices: [
          { ...index('variant_id', 'email'), isUnique: true },
          index('state', 'variant_id', 'since'),
          index('customer_id'),
          { ...index('token'), isUnique: true },
        ],
        foreignKeys: [reference('variant_id', 'variants'), reference('customer_id', 'customers')],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('stock_notices');
  }
}
