import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table } from 'typeorm';

/** Adjustments of the books by operators, and closed periods with the sums that are kept of them. */
export class BooksClosing1795500000075 implements MigrationInterface {
  name = 'BooksClosing1795500000075';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'ledger_adjustments',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'number', type: 'varchar', length: '16' },
          { name: 'state', type: 'varchar', length: '32', default: "'pending'" },
          { name: 'amount', type: 'bigint' },
          { name: 'currency', type: 'varchar', length: '3' },
          { name: 'day', type: 'varchar', length: '10', isNullable: true },
          { name: 'reason', type: 'varchar', length: '250' },
          { name: 'lines', type: 'text' },
          { name: 'requested_by', type: 'integer' },
          { name: 'decided_by', type: 'integer', isNullable: true },
          { name: 'posted_at', type: 'datetime', precision: 3, isNullable: true },
          { name: 'reversal_reason', type: 'varchar', length: '250', isNullable: true },
          { name: 'reversal_requested_by', type: 'integer', isNullable: true },
          { name: 'reversed_at', type: 'datetime', precision: 3, isNullable: true },
        ],
        indices: [
          { name: 'IX_ledger_adjustments__number', columnNames: ['number'], isUnique: true },
          { name: 'IX_ledger_adjustments__requested_by', columnNames: ['requested_by'] },
          { name: 'IX_ledger_adjustments__decided_by', columnNames: ['decided_by'] },
          { name: 'IX_ledger_adjustments__reversal_requested_by', columnNames: ['reversal_requested_by'] },
          { name: 'IX_ledger_adjustments__state_created_at', columnNames: ['state', 'created_at'] },
        ],
        foreignKeys: [
          {
            name: 'FK_ledger_adjustments__requested_by',
            columnNames: ['requested_by'],
            referencedTableName: 'admins',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_ledger_adjustments__decided_by',
            columnNames: ['decided_by'],
            referencedTableName: 'admins',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_ledger_adjustments__reversal_requested_by',
            columnNames: ['reversal_requested_by'],
            referencedTableName: 'admins',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'ledger_periods',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'first_day', type: 'varchar', length: '10', isNullable: true },
          { name: 'last_day', type: 'varchar', length: '10' },
          { name: 'state', type: 'varchar', length: '32', default: "'closed'" },
          { name: 'closed_by', type: 'integer' },
          { name: 'reopening_requested_by', type: 'integer', isNullable: true },
          { name: 'reopening_reason', type: 'varchar', length: '250', isNullable: true },
          { name: 'decided_by', type: 'integer', isNullable: true },
          { name: 'reopened_at', type: 'datetime', precision: 3, isNullable: true },
        ],
        indices: [
          { name: 'IX_ledger_periods__closed_by', columnNames: ['closed_by'] },
          { name: 'IX_ledger_periods__reopening_requested_by', columnNames: ['reopening_requested_by'] },
          { name: 'IX_ledger_periods__decided_by', columnNames: ['decided_by'] },
          { name: 'IX_ledger_periods__state_last_day', columnNames: ['state', 'last_day'] },
        ],
        foreignKeys: [
          {
            name: 'FK_ledger_periods__closed_by',
            columnNames: ['closed_by'],
            referencedTableName: 'admins',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_ledger_periods__reopening_requested_by',
            columnNames: ['reopening_requested_by'],
            referencedTableName: 'admins',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_ledger_periods__decided_by',
            columnNames: ['decided_by'],
            referencedTableName: 'admins',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'ledger_period_sums',
        columns: [
          { name: 'period_id', type: 'integer', isPrimary: true },
          { name: 'account', type: 'varchar', length: '32', isPrimary: true },
          { name: 'currency', type: 'varchar', length: '3', isPrimary: true },
          { name: 'debit', type: 'bigint' },
          { name: 'credit', type: 'bigint' },
        ],
        indices: [],
        foreignKeys: [
          {
            name: 'FK_ledger_period_sums__period_id',
            columnNames: ['period_id'],
            referencedTableName: 'ledger_periods',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('ledger_period_sums', true);
    await runner.dropTable('ledger_periods', true);
    await runner.dropTable('ledger_adjustments', true);
  }
}
