import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableIndex } from 'typeorm';

/** Lists that programs follow by their last change. */
const FOLLOWED = [
  ['orders', ['updated_at']],
  ['orders', ['vendor_id', 'updated_at']],
  ['products', ['updated_at']],
  ['customers', ['updated_at']],
] as const;

/** Adds the indexes by which lists are read in the order of their last change. */
export class FollowedChanges1796000000121 implements MigrationInterface {
  name = 'FollowedChanges1796000000121';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, columnNames] of FOLLOWED) await runner.createIndex(table, indexOf(table, columnNames));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, columnNames] of FOLLOWED) await runner.dropIndex(table, indexOf(table, columnNames));
  }
}

const indexOf = (table: string, columnNames: readonly string[]): TableIndex =>
  new TableIndex({ name: `IX_${table}__${columnNames.join('_')}`, columnNames: [...columnNames] });
