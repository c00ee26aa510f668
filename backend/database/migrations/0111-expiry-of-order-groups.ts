import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableColumn } from 'typeorm';

/** When an unpaid order expires; unknown for orders that were placed before. */
export class ExpiryOfOrderGroups1795700000113 implements MigrationInterface {
  name = 'ExpiryOfOrderGroups1795700000113';

  async up(runner: QueryRunner): Promise<void> {
    const column = { name: 'expires_at', type: 'datetime', precision: 3, isNullable: true };
    await runner.addColumn('order_groups', new TableColumn(column));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('order_groups', 'expires_at');
  }
}
