import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table } from 'typeorm';

/** Versions of the groups of settings, so that a change based on outdated values is noticed. */
export class VersionsOfSettings1795800000116 implements MigrationInterface {
  name = 'VersionsOfSettings1795800000116';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'settings_groups',
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
          { name: 'name', type: 'varchar', length: '32' },
          { name: 'version', type: 'integer', default: '1' },
        ],
        indices: [{ name: 'IX_settings_groups__name', columnNames: ['name'], isUnique: true }],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('settings_groups', true);
  }
}
