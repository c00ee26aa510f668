import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table } from 'typeorm';

export class Reviews1795226575071 implements MigrationInterface {
  name = 'Reviews1795226575071';
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'review_statuses',
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
          { name: 'name', type: 'varchar', length: '80' },
          { name: 'maps_to', type: 'varchar', length: '32' },
          { name: 'color', type: 'varchar', length: '7', isNullable: true },
          { name: 'sort', type: 'integer', default: '0' },
          { name: 'is_default', type: 'boolean', default: '0' },
          { name: 'status', type: 'varchar', length: '32', default: "'active'" },
        ],
        indices: [{ name: 'IX_review_statuses__maps_to', columnNames: ['maps_to'] }],
        foreignKeys: [],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'reviews',
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
          { name: 'product_id', type: 'integer', isNullable: true },
          { name: 'vendor_id', type: 'integer', isNullable: true },
          { name: 'order_item_id', type: 'integer', isNullable: true },
          { name: 'customer_id', type: 'integer', isNullable: true },
          { name: 'author_name', type: 'varchar', length: '80', isNullable: true },
          { name: 'rating', type: 'integer' },
          { name: 'title', type: 'varchar', length: '120', isNullable: true },
          { name: 'body', type: 'text' },
          { name: 'vendor_reply', type: 'text', isNullable: true },
          { name: 'replied_at', type: 'datetime', precision: 3, isNullable: true },
          { name: 'source', type: 'varchar', length: '32', default: "'customer'" },
          { name: 'status', type: 'varchar', length: '32', default: "'pending'" },
          { name: 'is_default', type: 'boolean', default: '0' },
        ],
        indices: [
          { name: 'IX_reviews__product_id', columnNames: ['product_id'] },
          { name: 'IX_reviews__vendor_id', columnNames: ['vendor_id'] },
          { name: 'IX_reviews__order_item_id', columnNames: ['order_item_id'], isUnique: true },
          { name: 'IX_reviews__customer_id', columnNames: ['customer_id'] },
          {
            name: 'IX_reviews__vendor_id_status_created_at',
            columnNames: ['vendor_id', 'status', 'created_at'],
          },
          { name: 'IX_reviews__product_id_status', columnNames: ['product_id', 'status'] },
        ],
        foreignKeys: [
          {
            name: 'FK_reviews__product_id',
            columnNames: ['product_id'],
            referencedTableName: 'products',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_reviews__vendor_id',
            columnNames: ['vendor_id'],
            referencedTableName: 'vendors',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_reviews__order_item_id',
            columnNames: ['order_item_id'],
            referencedTableName: 'order_lines',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_reviews__customer_id',
            columnNames: ['customer_id'],
            referencedTableName: 'customers',
            referencedColumnNames: ['id'],
            onDelete: 'SET NULL',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('reviews', true);
    await runner.dropTable('review_statuses', true);
  }
}
