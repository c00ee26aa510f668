import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table } from 'typeorm';

export class PagesPostsAndMessages1795000300001 implements MigrationInterface {
  name = 'PagesPostsAndMessages1795000300001';
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'contact_forms',
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
          { name: 'name', type: 'varchar', length: '120' },
          { name: 'email', type: 'varchar', length: '190' },
          { name: 'phone', type: 'varchar', length: '32', isNullable: true },
          { name: 'subject', type: 'varchar', length: '190' },
          { name: 'message', type: 'text' },
          { name: 'order_id', type: 'integer', isNullable: true },
          { name: 'state', type: 'varchar', length: '32', default: "'new'" },
          { name: 'reply', type: 'text', isNullable: true },
          { name: 'answered_at', type: 'datetime', precision: 3, isNullable: true },
          { name: 'locale', type: 'varchar', length: '32', default: "'en'" },
          { name: 'is_default', type: 'boolean', default: '0' },
        ],
        indices: [
          { name: 'IX_contact_forms__order_id', columnNames: ['order_id'] },
          { name: 'IX_contact_forms__state', columnNames: ['state'] },
        ],
        foreignKeys: [
          {
            name: 'FK_contact_forms__order_id',
            columnNames: ['order_id'],
            referencedTableName: 'orders',
            referencedColumnNames: ['id'],
            onDelete: 'SET NULL',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'content_application_pages',
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
          { name: 'title', type: 'varchar', length: '160' },
          { name: 'slug', type: 'varchar', length: '191', isNullable: true },
          { name: 'body', type: 'text', isNullable: true },
          { name: 'published_at', type: 'datetime', precision: 3, isNullable: true },
          { name: 'footer_group', type: 'varchar', length: '32', isNullable: true },
          { name: 'seo_title', type: 'varchar', length: '120', isNullable: true },
          { name: 'seo_description', type: 'varchar', length: '320', isNullable: true },
          { name: 'sort', type: 'integer', default: '0' },
          { name: 'is_default', type: 'boolean', default: '0' },
          { name: 'status', type: 'varchar', length: '32', default: "'active'" },
        ],
        indices: [],
        foreignKeys: [],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'content_pages',
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
          { name: 'title', type: 'varchar', length: '160' },
          { name: 'slug', type: 'varchar', length: '191', isNullable: true },
          { name: 'body', type: 'text', isNullable: true },
          { name: 'published_at', type: 'datetime', precision: 3, isNullable: true },
          { name: 'footer_group', type: 'varchar', length: '32', isNullable: true },
          { name: 'seo_title', type: 'varchar', length: '120', isNullable: true },
          { name: 'seo_description', type: 'varchar', length: '320', isNullable: true },
          { name: 'sort', type: 'integer', default: '0' },
          { name: 'is_default', type: 'boolean', default: '0' },
          { name: 'status', type: 'varchar', length: '32', default: "'active'" },
        ],
        indices: [],
        foreignKeys: [],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'faqs',
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
          { name: 'question', type: 'varchar', length: '250' },
          { name: 'answer', type: 'text' },
          { name: 'group', type: 'varchar', length: '32', default: "'general'" },
          { name: 'vendor_id', type: 'integer', isNullable: true },
          { name: 'sort', type: 'integer', default: '0' },
          { name: 'is_default', type: 'boolean', default: '0' },
          { name: 'status', type: 'varchar', length: '32', default: "'active'" },
        ],
        indices: [{ name: 'IX_faqs__vendor_id', columnNames: ['vendor_id'] }],
        foreignKeys: [
          {
            name: 'FK_faqs__vendor_id',
            columnNames: ['vendor_id'],
            referencedTableName: 'vendors',
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
        name: 'news_categories',
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
          { name: 'name', type: 'varchar', length: '120' },
          { name: 'slug', type: 'varchar', length: '191', isNullable: true },
          { name: 'sort', type: 'integer', default: '0' },
          { name: 'is_default', type: 'boolean', default: '0' },
          { name: 'status', type: 'varchar', length: '32', default: "'active'" },
        ],
        indices: [],
        foreignKeys: [],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'newses',
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
          { name: 'title', type: 'varchar', length: '190' },
          { name: 'slug', type: 'varchar', length: '191', isNullable: true },
          { name: 'excerpt', type: 'text', isNullable: true },
          { name: 'body', type: 'text', isNullable: true },
          { name: 'cover_id', type: 'integer', isNullable: true },
          { name: 'category_id', type: 'integer', isNullable: true },
          { name: 'author', type: 'varchar', length: '120', isNullable: true },
          { name: 'tags', type: 'varchar', length: '250', isNullable: true },
          { name: 'published_at', type: 'datetime', precision: 3, isNullable: true },
          { name: 'comments_enabled', type: 'boolean', default: '1' },
          { name: 'seo_title', type: 'varchar', length: '120', isNullable: true },
          { name: 'seo_description', type: 'varchar', length: '320', isNullable: true },
          { name: 'is_default', type: 'boolean', default: '0' },
          { name: 'status', type: 'varchar', length: '32', default: "'active'" },
        ],
        indices: [
          { name: 'IX_newses__cover_id', columnNames: ['cover_id'] },
          { name: 'IX_newses__category_id', columnNames: ['category_id'] },
        ],
        foreignKeys: [
          {
            name: 'FK_newses__cover_id',
            columnNames: ['cover_id'],
            referencedTableName: 'media',
            referencedColumnNames: ['id'],
            onDelete: 'SET NULL',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_newses__category_id',
            columnNames: ['category_id'],
            referencedTableName: 'news_categories',
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
        name: 'newsletters',
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
          { name: 'email', type: 'varchar', length: '190' },
          { name: 'locale', type: 'varchar', length: '32', default: "'en'" },
          { name: 'state', type: 'varchar', length: '32', default: "'pending'" },
          { name: 'token', type: 'varchar', length: '64' },
          { name: 'consent_at', type: 'datetime', precision: 3, isNullable: true },
          { name: 'source', type: 'varchar', length: '32', default: "'console'" },
          { name: 'is_default', type: 'boolean', default: '0' },
        ],
        indices: [
          { name: 'IX_newsletters__email', columnNames: ['email'], isUnique: true },
          { name: 'IX_newsletters__token', columnNames: ['token'], isUnique: true },
        ],
        foreignKeys: [],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'seo_pages',
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
          { name: 'target_type', type: 'varchar', length: '32' },
          { name: 'target_id', type: 'integer', isNullable: true },
          { name: 'target', type: 'varchar', length: '64' },
          { name: 'vendor_id', type: 'integer', isNullable: true },
          { name: 'meta_title', type: 'varchar', length: '120' },
          { name: 'meta_description', type: 'varchar', length: '320', isNullable: true },
          { name: 'keywords', type: 'varchar', length: '250', isNullable: true },
          { name: 'canonical', type: 'varchar', length: '500', isNullable: true },
          { name: 'robots', type: 'varchar', length: '32', default: "'index,follow'" },
          { name: 'og_image_id', type: 'integer', isNullable: true },
          { name: 'is_default', type: 'boolean', default: '0' },
          { name: 'status', type: 'varchar', length: '32', default: "'active'" },
        ],
        indices: [
          { name: 'IX_seo_pages__target', columnNames: ['target'], isUnique: true },
          { name: 'IX_seo_pages__vendor_id', columnNames: ['vendor_id'] },
          { name: 'IX_seo_pages__og_image_id', columnNames: ['og_image_id'] },
        ],
        foreignKeys: [
          {
            name: 'FK_seo_pages__vendor_id',
            columnNames: ['vendor_id'],
            referencedTableName: 'vendors',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_seo_pages__og_image_id',
            columnNames: ['og_image_id'],
            referencedTableName: 'media',
            referencedColumnNames: ['id'],
            onDelete: 'SET NULL',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'tabs',
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
          { name: 'body', type: 'text' },
          { name: 'sort', type: 'integer', default: '0' },
          { name: 'is_default', type: 'boolean', default: '0' },
          { name: 'status', type: 'varchar', length: '32', default: "'active'" },
        ],
        indices: [],
        foreignKeys: [],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'tab_categories',
        columns: [
          { name: 'tab_id', type: 'integer', isPrimary: true },
          { name: 'category_id', type: 'integer', isPrimary: true },
        ],
        indices: [{ name: 'IX_tab_categories__category_id', columnNames: ['category_id'] }],
        foreignKeys: [
          {
            name: 'FK_tab_categories__tab_id',
            columnNames: ['tab_id'],
            referencedTableName: 'tabs',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_tab_categories__category_id',
            columnNames: ['category_id'],
            referencedTableName: 'categories',
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
        name: 'tab_products',
        columns: [
          { name: 'tab_id', type: 'integer', isPrimary: true },
          { name: 'product_id', type: 'integer', isPrimary: true },
        ],
        indices: [{ name: 'IX_tab_products__product_id', columnNames: ['product_id'] }],
        foreignKeys: [
          {
            name: 'FK_tab_products__tab_id',
            columnNames: ['tab_id'],
            referencedTableName: 'tabs',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_tab_products__product_id',
            columnNames: ['product_id'],
            referencedTableName: 'products',
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
    await runner.dropTable('tab_products', true);
    await runner.dropTable('tab_categories', true);
    await runner.dropTable('tabs', true);
    await runner.dropTable('seo_pages', true);
    await runner.dropTable('newsletters', true);
    await runner.dropTable('newses', true);
    await runner.dropTable('news_categories', true);
    await runner.dropTable('faqs', true);
    await runner.dropTable('content_pages', true);
    await runner.dropTable('content_application_pages', true);
    await runner.dropTable('contact_forms', true);
  }
}
