import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableColumn } from 'typeorm';

/** Worksheets of workbooks in shop migrations; files so far are CSV. */
export class MigratedWorksheets1795700000101 implements MigrationInterface {
  name = 'MigratedWorksheets1795700000101';

  async up(runner: QueryRunner): Promise<void> {
    const column = { name: 'sheet', type: 'varchar', length: '190', isNullable: true };
    await runner.addColumn('shop_migration_files', new TableColumn(column));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('shop_migration_files', 'sheet');
  }
}
