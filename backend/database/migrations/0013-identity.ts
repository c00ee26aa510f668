import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table, TableColumn } from 'typeorm';

/** The second step of console sign-ins, and the accounts of other houses that sign customers in. */
export class Identity1795295564730 implements MigrationInterface {
  name = 'Identity1795295564730';
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(
      'admins',
      new TableColumn({ name: 'two_factor_enabled', type: 'boolean', default: '0' }),
    );
    await runner.createTable(
      new Table({
        name: 'customer_identities',
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
          { name: 'provider', type: 'varchar', length: '16' },
          { name: 'subject', type: 'varchar', length: '255' },
          { name: 'email', type: 'varchar', length: '190', isNullable: true },
        ],
        indices: [
          {
            name: 'IX_customer_identities__customer_id_provider',
            columnNames: ['customer_id', 'provider'],
            isUnique: true,
          },
          {
            name: 'IX_customer_identities__provider_subject',
            columnNames: ['provider', 'subject'],
            isUnique: true,
          },
        ],
        foreignKeys: [
          {
            name: 'FK_customer_identities__customer_id',
            columnNames: ['customer_id'],
            referencedTableName: 'customers',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'two_factors',
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
          { name: 'secret', type: 'varchar', length: '255' },
          { name: 'last_step', type: 'integer', default: '0' },
          { name: 'tries', type: 'integer', default: '0' },
          { name: 'tries_since', type: 'datetime', precision: 3 },
        ],
        indices: [
          {
            name: 'IX_two_factors__audience_subject_id',
            columnNames: ['audience', 'subject_id'],
            isUnique: true,
          },
        ],
        foreignKeys: [],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'recovery_codes',
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
          { name: 'two_factor_id', type: 'integer' },
          { name: 'code_hash', type: 'varchar', length: '64' },
          { name: 'used_at', type: 'datetime', precision: 3, isNullable: true },
        ],
        indices: [{ name: 'IX_recovery_codes__two_factor_id', columnNames: ['two_factor_id'] }],
        foreignKeys: [
          {
            name: 'FK_recovery_codes__two_factor_id',
            columnNames: ['two_factor_id'],
            referencedTableName: 'two_factors',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
    await runner.addColumn(
      'vendor_users',
      new TableColumn({ name: 'two_factor_enabled', type: 'boolean', default: '0' }),
    );
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('vendor_users', 'two_factor_enabled');
    await runner.dropTable('recovery_codes', true);
    await runner.dropTable('two_factors', true);
    await runner.dropTable('customer_identities', true);
    await runner.dropColumn('admins', 'two_factor_enabled');
  }
}
