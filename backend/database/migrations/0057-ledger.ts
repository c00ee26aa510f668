import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table, TableColumn } from 'typeorm';

/** The books: entries, kept balances and totals of days; refunds of parts of an order. */
export class Ledger1795500000057 implements MigrationInterface {
  name = 'Ledger1795500000057';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'ledger_balances',
        columns: [
          { name: 'account', type: 'varchar', length: '32', isPrimary: true },
          { name: 'owner', type: 'varchar', length: '32', isPrimary: true },
          { name: 'currency', type: 'varchar', length: '3', isPrimary: true },
          { name: 'amount', type: 'bigint' },
        ],
        indices: [],
        foreignKeys: [],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'ledger_day_totals',
        columns: [
          { name: 'day', type: 'varchar', length: '10', isPrimary: true },
          { name: 'account', type: 'varchar', length: '32', isPrimary: true },
          { name: 'owner', type: 'varchar', length: '32', isPrimary: true },
          { name: 'currency', type: 'varchar', length: '3', isPrimary: true },
          { name: 'debit', type: 'bigint' },
          { name: 'credit', type: 'bigint' },
          { name: 'entries', type: 'integer' },
        ],
        indices: [
          {
            name: 'IX_ledger_day_totals__account_owner_currency_day',
            columnNames: ['account', 'owner', 'currency', 'day'],
          },
        ],
        foreignKeys: [],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'ledger_entries',
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
          { name: 'day', type: 'varchar', length: '10' },
          { name: 'type', type: 'varchar', length: '32' },
          { name: 'event', type: 'varchar', length: '190' },
          { name: 'position', type: 'integer' },
          { name: 'account', type: 'varchar', length: '32' },
          { name: 'owner', type: 'varchar', length: '32' },
          { name: 'currency', type: 'varchar', length: '3' },
          { name: 'amount', type: 'bigint' },
          { name: 'reference', type: 'varchar', length: '40' },
          { name: 'memo', type: 'varchar', length: '250', isNullable: true },
        ],
        indices: [
          { name: 'IX_ledger_entries__reference', columnNames: ['reference'] },
          { name: 'IX_ledger_entries__day_account_currency', columnNames: ['day', 'account', 'currency'] },
          {
            name: 'IX_ledger_entries__account_owner_currency_day',
            columnNames: ['account', 'owner', 'currency', 'day'],
          },
          { name: 'IX_ledger_entries__event_position', columnNames: ['event', 'position'], isUnique: true },
        ],
        foreignKeys: [],
      }),
      true,
    );
    await runner.addColumn('refunds', new TableColumn({ name: 'shipping', type: 'bigint', default: '0' }));
    await runner.addColumn('refunds', new TableColumn({ name: 'payment_fee', type: 'bigint', default: '0' }));
    await runner.addColumn('refunds', new TableColumn({ name: 'tax', type: 'bigint', default: '0' }));
    await runner.addColumn('refunds', new TableColumn({ name: 'commission', type: 'bigint', default: '0' }));
    await runner.addColumn(
      'refunds',
      new TableColumn({ name: 'platform_discount', type: 'bigint', default: '0' }),
    );
    await runner.addColumn('refunds', new TableColumn({ name: 'note', type: 'text', isNullable: true }));
    await runner.createTable(
      new Table({
        name: 'refund_lines',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'refund_id', type: 'integer' },
          { name: 'order_line_id', type: 'integer' },
          { name: 'quantity', type: 'integer' },
          { name: 'amount', type: 'bigint' },
          { name: 'tax', type: 'bigint' },
          { name: 'commission', type: 'bigint' },
          { name: 'platform_discount', type: 'bigint' },
        ],
        indices: [
          { name: 'IX_refund_lines__order_line_id', columnNames: ['order_line_id'] },
          {
            name: 'IX_refund_lines__refund_id_order_line_id',
            columnNames: ['refund_id', 'order_line_id'],
            isUnique: true,
          },
        ],
        foreignKeys: [
          {
            name: 'FK_refund_lines__refund_id',
            columnNames: ['refund_id'],
            referencedTableName: 'refunds',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_refund_lines__order_line_id',
            columnNames: ['order_line_id'],
            referencedTableName: 'order_lines',
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
    await runner.dropTable('refund_lines', true);
    await runner.dropColumn('refunds', 'note');
    await runner.dropColumn('refunds', 'platform_discount');
    await runner.dropColumn('refunds', 'commission');
    await runner.dropColumn('refunds', 'tax');
    await runner.dropColumn('refunds', 'payment_fee');
    await runner.dropColumn('refunds', 'shipping');
    await runner.dropTable('ledger_entries', true);
    await runner.dropTable('ledger_day_totals', true);
    await runner.dropTable('ledger_balances', true);
  }
}
