import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table } from 'typeorm';

/** Movements of customers' wallets, and the wallet as a payment method of shops that have others already. */
export class Wallets1795500000070 implements MigrationInterface {
  name = 'Wallets1795500000070';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'wallet_transactions',
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
          { name: 'customer_id', type: 'integer' },
          { name: 'type', type: 'varchar', length: '32' },
          { name: 'state', type: 'varchar', length: '32', default: "'pending'" },
          { name: 'amount', type: 'bigint' },
          { name: 'currency', type: 'varchar', length: '3' },
          { name: 'balance', type: 'bigint', isNullable: true },
          { name: 'reference', type: 'varchar', length: '40', isNullable: true },
          { name: 'note', type: 'text', isNullable: true },
          { name: 'payment_method', type: 'varchar', length: '48', isNullable: true },
          { name: 'destination', type: 'varchar', length: '60', isNullable: true },
          { name: 'requested_by', type: 'integer', isNullable: true },
          { name: 'decided_by', type: 'integer', isNullable: true },
          { name: 'booked_at', type: 'datetime', precision: 3, isNullable: true },
          { name: 'closed_destination', type: 'varchar', length: '400', isNullable: true },
          { name: 'request_key', type: 'varchar', length: '100', isNullable: true },
          { name: 'request_hash', type: 'varchar', length: '64', isNullable: true },
        ],
        indices: [
          { name: 'IX_wallet_transactions__number', columnNames: ['number'], isUnique: true },
          { name: 'IX_wallet_transactions__customer_id', columnNames: ['customer_id'] },
          { name: 'IX_wallet_transactions__requested_by', columnNames: ['requested_by'] },
          { name: 'IX_wallet_transactions__decided_by', columnNames: ['decided_by'] },
          {
            name: 'IX_wallet_transactions__customer_id_request_key',
            columnNames: ['customer_id', 'request_key'],
            isUnique: true,
          },
          { name: 'IX_wallet_transactions__state_created_at', columnNames: ['state', 'created_at'] },
          {
            name: 'IX_wallet_transactions__customer_id_currency_booked_at',
            columnNames: ['customer_id', 'currency', 'booked_at'],
          },
        ],
        foreignKeys: [
          {
            name: 'FK_wallet_transactions__customer_id',
            columnNames: ['customer_id'],
            referencedTableName: 'customers',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_wallet_transactions__requested_by',
            columnNames: ['requested_by'],
            referencedTableName: 'admins',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_wallet_transactions__decided_by',
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
    const [{ methods = 0 } = {}] = (await runner.query(
      'SELECT COUNT(*) AS methods FROM payment_methods',
    )) as {
      methods?: number;
    }[];
    if (Number(methods) === 0) return;
    const now = new Date().toISOString().replace('T', ' ').replace('Z', '');
    await runner.query(
      `INSERT INTO payment_methods (created_at, updated_at, code, name, instructions, driver, mode, sort, is_default, status)
       VALUES (?, ?, 'wallet', 'Wallet', NULL, 'wallet', 'live', 0, 0, 'active')`,
      [now, now],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM payment_methods WHERE driver = 'wallet'");
    await runner.dropTable('wallet_transactions', true);
  }
}
