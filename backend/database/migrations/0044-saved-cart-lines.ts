import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table, TableColumn } from 'typeorm';

/** What left a cart and can come back, and what its buyer tells the sellers. */
export class SavedCartLines1795370000044 implements MigrationInterface {
  name = 'SavedCartLines1795370000044';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'saved_cart_lines',
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
          { name: 'cart_id', type: 'integer' },
          { name: 'variant_id', type: 'integer' },
          { name: 'kind', type: 'varchar', length: '8' },
          { name: 'quantity', type: 'integer' },
          { name: 'unit_price', type: 'bigint' },
        ],
        indices: [
          {
            name: 'IX_saved_cart_lines__cart_id_variant_id_kind',
            columnNames: ['cart_id', 'variant_id', 'kind'],
            isUnique: true,
          },
          { name: 'IX_saved_cart_lines__variant_id', columnNames: ['variant_id'] },
        ],
        foreignKeys: ['cart', 'variant'].map((owner) => ({
          name: `FK_saved_cart_lines__${owner}_id`,
          columnNames: [`${owner}_id`],
          referencedTableName: `${owner}s`,
          referencedColumnNames: ['id'],
          onDelete: 'CASCADE',
          onUpdate: 'NO ACTION',
        })),
      }),
    );
    await runner.addColumn('carts', new TableColumn({ name: 'notes', type: 'text', isNullable: true }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('carts', 'notes');
    await runner.dropTable('saved_cart_lines');
  }
}
