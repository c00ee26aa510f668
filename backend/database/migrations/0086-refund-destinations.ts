import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableColumn } from 'typeorm';

/** Where the money of a return goes; earlier ones were refunded the way they were paid. */
export class RefundDestinations1795610000086 implements MigrationInterface {
  name = 'RefundDestinations1795610000086';

  async up(runner: QueryRunner): Promise<void> {
    const column = { name: 'refund_to', type: 'varchar', length: '32', default: "'original_method'" };
    await runner.addColumn('returns', new TableColumn(column));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('returns', 'refund_to');
  }
}
