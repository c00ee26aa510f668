import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table, TableColumn } from 'typeorm';

/** Products that are meant to cost nothing, and rows that transactions wait for. */
export class FreeProducts1795330000021 implements MigrationInterface {
  name = 'FreeProducts1795330000021';

  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('products', new TableColumn({ name: 'is_free', type: 'boolean', default: '0' }));
    await runner.createTable(
      new Table({
        name: 'named_locks',
        columns: [
          { name: 'name', type: 'varchar', length: '64', isPrimary: true },
          { name: 'taken_at', type: 'datetime', precision: 3 },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('named_locks', true);
    await runner.dropColumn('products', 'is_free');
  }
}
