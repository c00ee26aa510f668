import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table, TableColumn } from 'typeorm';

/** Links to choose passwords by, devices that hear of orders, and what vendors are paid and known by. */
export class Accounts1795229153636 implements MigrationInterface {
  name = 'Accounts1795229153636';
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(
      'vendors',
      new TableColumn({ name: 'bank_name', type: 'varchar', length: '120', isNullable: true }),
    );
    await runner.addColumn(
      'vendors',
      new TableColumn({ name: 'bank_account', type: 'varchar', length: '190', isNullable: true }),
    );
    await runner.addColumn(
      'vendors',
      new TableColumn({ name: 'bank_account_hint', type: 'varchar', length: '16', isNullable: true }),
    );
    await runner.createTable(
      new Table({
        name: 'password_links',
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
          { name: 'audience', type: 'varchar', length: '16' },
          { name: 'subject_id', type: 'integer' },
          { name: 'token_hash', type: 'varchar', length: '64' },
          { name: 'slot', type: 'varchar', length: '48', isNullable: true },
          { name: 'expires_at', type: 'datetime', precision: 3 },
          { name: 'used_at', type: 'datetime', precision: 3, isNullable: true },
        ],
        indices: [
          { name: 'IX_password_links__slot', columnNames: ['slot'], isUnique: true },
          { name: 'IX_password_links__token_hash', columnNames: ['token_hash'], isUnique: true },
          { name: 'IX_password_links__audience_subject_id', columnNames: ['audience', 'subject_id'] },
        ],
        foreignKeys: [],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'push_tokens',
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
          { name: 'customer_id', type: 'integer' },
          { name: 'session_id', type: 'integer' },
          { name: 'token_hash', type: 'varchar', length: '64' },
          { name: 'token', type: 'text' },
        ],
        indices: [
          { name: 'IX_push_tokens__customer_id', columnNames: ['customer_id'] },
          { name: 'IX_push_tokens__token_hash', columnNames: ['token_hash'], isUnique: true },
        ],
        foreignKeys: [],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'vendor_documents',
        columns: [
          { name: 'vendor_id', type: 'integer', isPrimary: true },
          { name: 'media_id', type: 'integer', isPrimary: true },
        ],
        indices: [],
        foreignKeys: [
          {
            name: 'FK_vendor_documents__vendor_id',
            columnNames: ['vendor_id'],
            referencedTableName: 'vendors',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_vendor_documents__media_id',
            columnNames: ['media_id'],
            referencedTableName: 'media',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('vendor_documents', true);
    await runner.dropTable('push_tokens', true);
    await runner.dropTable('password_links', true);
    await runner.dropColumn('vendors', 'bank_account_hint');
    await runner.dropColumn('vendors', 'bank_account');
    await runner.dropColumn('vendors', 'bank_name');
  }
}
