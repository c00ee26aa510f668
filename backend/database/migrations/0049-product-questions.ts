import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table } from 'typeorm';

/** What shoppers ask about products, and what they are answered. */
export class ProductQuestions1795470000049 implements MigrationInterface {
  name = 'ProductQuestions1795470000049';

  async up(runner: QueryRunner): Promise<void> {
    const reference = (column: string, target: string, onDelete: string) => ({
      name: `FK_product_questions__${column}`,
      columnNames: [column],
      referencedTableName: target,
      referencedColumnNames: ['id'],
      onDelete,
      onUpdate: 'NO ACTION',
    });
    const index = (...columns: string[]) => ({
      name: `IX_product_questions__${columns.join('_')}`,
      columnNames: columns,
    });
    await runner.createTable(
      new Table({
        name: 'product_questions',
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
          { name: 'product_id', type: 'integer' },
          { name: 'vendor_id', type: 'integer' },
          { name: 'customer_id', type: 'integer', isNullable: true },
          { name: 'author_name', type: 'varchar', length: '80', isNullable: true },
          { name: 'language', type: 'varchar', length: '32', isNullable: true },
          { name: 'question', type: 'text' },
          { name: 'answer', type: 'text', isNullable: true },
          { name: 'answered_by', type: 'varchar', length: '32', isNullable: true },
          { name: 'answered_at', type: 'datetime', precision: 3, isNullable: true },
          { name: 'status', type: 'varchar', length: '32', default: "'pending'" },
        ],
        indices: [
          index('product_id'),
          index('vendor_id'),
          index('customer_id'),
          index('product_id', 'status', 'answered_at'),
          index('vendor_id', 'status', 'created_at'),
        ],
        foreignKeys: [
          reference('product_id', 'products', 'CASCADE'),
          reference('vendor_id', 'vendors', 'RESTRICT'),
          reference('customer_id', 'customers', 'SET NULL'),
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('product_questions');
  }
}
