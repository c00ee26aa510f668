import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table, TableColumn } from 'typeorm';

/** What search engines are told of goods, what variants measure, related goods, and pictures of reviews and their colours. */
export class CatalogueFields1795296196842 implements MigrationInterface {
  name = 'CatalogueFields1795296196842';
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(
      'media',
      new TableColumn({ name: 'customer_id', type: 'integer', isNullable: true }),
    );
    await runner.addColumn(
      'media',
      new TableColumn({ name: 'blurhash', type: 'varchar', length: '32', isNullable: true }),
    );
    await runner.addColumn(
      'categories',
      new TableColumn({ name: 'seo_title', type: 'varchar', length: '120', isNullable: true }),
    );
    await runner.addColumn(
      'categories',
      new TableColumn({ name: 'seo_description', type: 'varchar', length: '320', isNullable: true }),
    );
    await runner.addColumn(
      'brands',
      new TableColumn({ name: 'seo_title', type: 'varchar', length: '120', isNullable: true }),
    );
    await runner.addColumn(
      'brands',
      new TableColumn({ name: 'seo_description', type: 'varchar', length: '320', isNullable: true }),
    );
    await runner.addColumn(
      'manufacturers',
      new TableColumn({ name: 'seo_title', type: 'varchar', length: '120', isNullable: true }),
    );
    await runner.addColumn(
      'manufacturers',
      new TableColumn({ name: 'seo_description', type: 'varchar', length: '320', isNullable: true }),
    );
    await runner.addColumn(
      'products',
      new TableColumn({ name: 'seo_title', type: 'varchar', length: '120', isNullable: true }),
    );
    await runner.addColumn(
      'products',
      new TableColumn({ name: 'seo_description', type: 'varchar', length: '320', isNullable: true }),
    );
    await runner.addColumn(
      'variants',
      new TableColumn({ name: 'length', type: 'integer', isNullable: true }),
    );
    await runner.addColumn('variants', new TableColumn({ name: 'width', type: 'integer', isNullable: true }));
    await runner.addColumn(
      'variants',
      new TableColumn({ name: 'height', type: 'integer', isNullable: true }),
    );
    await runner.addColumn(
      'variants',
      new TableColumn({ name: 'reorder_point', type: 'integer', isNullable: true }),
    );
    await runner.addColumn(
      'languages',
      new TableColumn({ name: 'file', type: 'varchar', length: '40', isNullable: true }),
    );
    await runner.createTable(
      new Table({
        name: 'product_relations',
        columns: [
          { name: 'product_id', type: 'integer', isPrimary: true },
          { name: 'related_id', type: 'integer', isPrimary: true },
        ],
        indices: [{ name: 'IX_product_relations__related_id', columnNames: ['related_id'] }],
        foreignKeys: [
          {
            name: 'FK_product_relations__product_id',
            columnNames: ['product_id'],
            referencedTableName: 'products',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_product_relations__related_id',
            columnNames: ['related_id'],
            referencedTableName: 'products',
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
        name: 'review_media',
        columns: [
          { name: 'review_id', type: 'integer', isPrimary: true },
          { name: 'media_id', type: 'integer', isPrimary: true },
        ],
        indices: [{ name: 'IX_review_media__media_id', columnNames: ['media_id'] }],
        foreignKeys: [
          {
            name: 'FK_review_media__review_id',
            columnNames: ['review_id'],
            referencedTableName: 'reviews',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_review_media__media_id',
            columnNames: ['media_id'],
            referencedTableName: 'media',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.dropColumn('media', 'placeholder');
    await runner.query(`UPDATE languages SET file = CONCAT(code, '.json')`);
    // Stored pages of products say something new: all are written anew once the shop runs.
    await runner.query(`INSERT INTO outbox_jobs (name, payload, state, attempts, run_at, created_at)
      SELECT 'catalogue.renew-cards', '{"resource":"languages","id":0,"after":0}', 'waiting', 0, MAX(created_at), MAX(created_at)
      FROM products HAVING COUNT(*) > 0`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.addColumn('media', new TableColumn({ name: 'placeholder', type: 'text', isNullable: true }));
    await runner.dropTable('review_media', true);
    await runner.dropTable('product_relations', true);
    await runner.dropColumn('languages', 'file');
    await runner.dropColumn('variants', 'reorder_point');
    await runner.dropColumn('variants', 'height');
    await runner.dropColumn('variants', 'width');
    await runner.dropColumn('variants', 'length');
    await runner.dropColumn('products', 'seo_description');
    await runner.dropColumn('products', 'seo_title');
    await runner.dropColumn('manufacturers', 'seo_description');
    await runner.dropColumn('manufacturers', 'seo_title');
    await runner.dropColumn('brands', 'seo_description');
    await runner.dropColumn('brands', 'seo_title');
    await runner.dropColumn('categories', 'seo_description');
    await runner.dropColumn('categories', 'seo_title');
    await runner.dropColumn('media', 'blurhash');
    await runner.dropColumn('media', 'customer_id');
  }
}
