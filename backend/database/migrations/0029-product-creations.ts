import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table } from 'typeorm';

/** Which product came of which request, so that a repeat makes no second one. */
export class ProductCreations1795350000029 implements MigrationInterface {
  name = 'ProductCreations1795350000029';

  async up(runner: QueryRunner): Promise<void> {
    const columns = [
      {
        name: 'id',
        type: 'integer',
        isPrimary: true,
        isGenerated: true,
        generationStrategy: 'increment' as const,
      },
      { name: 'creator', type: 'varchar', length: '32' },
      { name: 'request_key', type: 'varchar', length: '100' },
      { name: 'request_hash', type: 'varchar', length: '64' },
      { name: 'product_id', type: 'integer' },
    ];
    const indices = [
      {
        name: 'IX_product_creations__creator_request_key',
        isUnique: true,
        columnNames: ['creator', 'request_key'],
      },
      { name: 'IX_product_creations__product_id', columnNames: ['product_id'] },
    ];
    const product = {
      name: 'FK_product_creations__product_id',
      columnNames: ['product_id'],
      referencedTableName: 'products',
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
      onUpdate: 'NO ACTION',
    };
    await runner.createTable(
      new Table({ name: 'product_creations', columns, indices, foreignKeys: [product] }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('product_creations');
  }
}
