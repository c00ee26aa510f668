import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableColumn } from 'typeorm';

/** The language in which a customer read the shop when writing a review. */
export class ReviewLanguage1795470000050 implements MigrationInterface {
  name = 'ReviewLanguage1795470000050';

  async up(runner: QueryRunner): Promise<void> {
    const column = { name: 'language', type: 'varchar', length: '32', isNullable: true };
    await runner.addColumn('reviews', new TableColumn(column));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('reviews', 'language');
  }
}
