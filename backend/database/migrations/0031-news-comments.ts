import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table } from 'typeorm';

/** What readers say below posts of the blog; it goes with its post. */
export class NewsComments1795370000031 implements MigrationInterface {
  name = 'NewsComments1795370000031';

  async up(runner: QueryRunner): Promise<void> {
    const columns = [
      {
        name: 'id',
        type: 'integer',
        isPrimary: true,
        isGenerated: true,
        generationStrategy: 'increment' as const,
      },
      { name: 'created_at', type: 'datetime', precision: 3 },
      { name: 'updated_at', type: 'datetime', precision: 3 },
      { name: 'post_id', type: 'integer' },
      { name: 'customer_id', type: 'integer', isNullable: true },
      { name: 'author_name', type: 'varchar', length: '120' },
      { name: 'email', type: 'varchar', length: '190' },
      { name: 'body', type: 'text' },
      { name: 'locale', type: 'varchar', length: '32', default: "'en'" },
      { name: 'status', type: 'varchar', length: '32', default: "'pending'" },
    ];
    const indices = [
      {
        name: 'IX_news_comments__post_id_status_created_at',
        columnNames: ['post_id', 'status', 'created_at'],
      },
      { name: 'IX_news_comments__status_created_at', columnNames: ['status', 'created_at'] },
      { name: 'IX_news_comments__post_id', columnNames: ['post_id'] },
      { name: 'IX_news_comments__customer_id', columnNames: ['customer_id'] },
    ];
    const foreignKeys = [
      {
        name: 'FK_news_comments__post_id',
        columnNames: ['post_id'],
        referencedTableName: 'newses',
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
        onUpdate: 'NO ACTION',
      },
      {
        name: 'FK_news_comments__customer_id',
        columnNames: ['customer_id'],
        referencedTableName: 'customers',
        referencedColumnNames: ['id'],
        onDelete: 'SET NULL',
        onUpdate: 'NO ACTION',
      },
    ];
    await runner.createTable(new Table({ name: 'news_comments', columns, indices, foreignKeys }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('news_comments');
  }
}
