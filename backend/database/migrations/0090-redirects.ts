import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table } from 'typeorm';

export class Redirects1795666200590 implements MigrationInterface {
  name = 'Redirects1795666200590';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'redirects',
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
          { name: 'path', type: 'varchar', length: '250' },
          { name: 'target', type: 'varchar', length: '500' },
          { name: 'target_path', type: 'varchar', length: '250', isNullable: true },
          { name: 'hits', type: 'integer', default: '0' },
          { name: 'last_used_at', type: 'datetime', precision: 3, isNullable: true },
          { name: 'status', type: 'varchar', length: '32', default: "'active'" },
        ],
        indices: [
          { name: 'IX_redirects__path', columnNames: ['path'], isUnique: true },
          { name: 'IX_redirects__target_path', columnNames: ['target_path'] },
        ],
        foreignKeys: [],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('redirects', true);
  }
}
