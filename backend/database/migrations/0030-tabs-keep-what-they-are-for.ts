import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableForeignKey } from 'typeorm';

/** What tabs are for, by a pair that went with it. */
const NAMED = [
  ['tab_products', 'product_id', 'products'],
  ['tab_categories', 'category_id', 'categories'],
] as const;

/** What a tab is for can't be deleted under it: a tab that lost the last of it would be for every product. */
export class TabsKeepWhatTheyAreFor1795360000030 implements MigrationInterface {
  name = 'TabsKeepWhatTheyAreFor1795360000030';

  async up(runner: QueryRunner): Promise<void> {
    for (const named of NAMED) await replaceReference(runner, named, 'RESTRICT');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const named of NAMED) await replaceReference(runner, named, 'CASCADE');
  }
}

async function replaceReference(
  runner: QueryRunner,
  [table, column, target]: (typeof NAMED)[number],
  onDelete: 'RESTRICT' | 'CASCADE',
): Promise<void> {
  const name = runner.connection.namingStrategy.foreignKeyName(table, [column]);
  await runner.dropForeignKey(table, name);
  await runner.createForeignKey(
    table,
    new TableForeignKey({
      name,
      columnNames: [column],
      referencedTableName: target,
      referencedColumnNames: ['id'],
      onDelete,
      onUpdate: 'NO ACTION',
    }),
  );
}
