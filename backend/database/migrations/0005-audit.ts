import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table } from 'typeorm';

export class Audit1795225289138 implements MigrationInterface {
  name = 'Audit1795225289138';
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'audit_entries',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'resource', type: 'varchar', length: '64' },
          { name: 'record_id', type: 'integer' },
          { name: 'action', type: 'varchar', length: '16' },
          { name: 'actor_audience', type: 'varchar', length: '16' },
          { name: 'actor_id', type: 'integer' },
          { name: 'actor_name', type: 'varchar', length: '250' },
          { name: 'created_at', type: 'datetime', precision: 3 },
        ],
        indices: [
          { name: 'IX_audit_entries__resource_record_id_id', columnNames: ['resource', 'record_id', 'id'] },
        ],
        foreignKeys: [],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'audit_differences',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'entry_id', type: 'integer' },
          { name: 'field', type: 'varchar', length: '120' },
          { name: 'detail', type: 'text' },
        ],
        indices: [{ name: 'IX_audit_differences__entry_id', columnNames: ['entry_id'] }],
        foreignKeys: [
          {
            name: 'FK_audit_differences__entry_id',
            columnNames: ['entry_id'],
            referencedTableName: 'audit_entries',
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
    await runner.dropTable('audit_differences', true);
    await runner.dropTable('audit_entries', true);
  }
}
