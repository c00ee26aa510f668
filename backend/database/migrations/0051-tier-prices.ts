import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableColumn } from 'typeorm';

/** What a piece of a variant costs where several are bought. */
export class TierPrices1795470000051 implements MigrationInterface {
  name = 'TierPrices1795470000051';

  async up(runner: QueryRunner): Promise<void> {
    const column = { name: 'tier_prices', type: 'text', isNullable: true };
    await runner.addColumn('variants', new TableColumn(column));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('variants', 'tier_prices');
  }
}
