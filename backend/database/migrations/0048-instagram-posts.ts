import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table } from 'typeorm';

/** The shop's latest Instagram posts. */
export class InstagramPosts1795460000048 implements MigrationInterface {
  name = 'InstagramPosts1795460000048';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'instagram_posts',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'instagram_id', type: 'varchar', length: '64' },
          { name: 'caption', type: 'varchar', length: '300' },
          { name: 'permalink', type: 'varchar', length: '255' },
          { name: 'media_id', type: 'integer' },
          { name: 'posted_at', type: 'datetime', precision: 3 },
        ],
        indices: [
          { name: 'IX_instagram_posts__instagram_id', columnNames: ['instagram_id'], isUnique: true },
          { name: 'IX_instagram_posts__media_id', columnNames: ['media_id'] },
        ],
        foreignKeys: [
          {
            name: 'FK_instagram_posts__media_id',
            columnNames: ['media_id'],
            referencedTableName: 'media',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('instagram_posts');
  }
}
