import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableIndex } from 'typeorm';

/** The trial balance reads the day totals from one index, without their rows. */
const INDEX = new TableIndex({
  name: 'IX_ledger_day_totals__account_currency_day_debit_credit',
  columnNames: ['account', 'currency', 'day', 'debit', 'credit'],
});

/** Adds the index that the trial balance is summed from. */
export class TrialBalanceIndex1795500000085 implements MigrationInterface {
  name = 'TrialBalanceIndex1795500000085';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex('ledger_day_totals', INDEX);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('ledger_day_totals', INDEX);
  }
}
