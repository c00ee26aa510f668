import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableColumn } from 'typeorm';

/** Tells built-in permissions from those that operators add. */
export class Permissions1795000600001 implements MigrationInterface {
  name = 'Permissions1795000600001';

  async up(runner: QueryRunner): Promise<void> {
    const column = new TableColumn({ name: 'is_system', type: 'boolean', default: '0', isNullable: false });
    await runner.addColumn('permissions', column);
    await runner.query('UPDATE permissions SET is_system = 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('permissions', 'is_system');
  }
}
