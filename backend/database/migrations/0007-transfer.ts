import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table } from 'typeorm';

export class Transfer1795227404827 implements MigrationInterface {
  name = 'Transfer1795227404827';
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'imports',
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
          { name: 'vendor_id', type: 'integer', isNullable: true },
          { name: 'owner_id', type: 'integer', isNullable: true },
          { name: 'filename', type: 'varchar', length: '190' },
          { name: 'bytes', type: 'integer', default: '0' },
          { name: 'source', type: 'varchar', length: '32' },
          { name: 'state', type: 'varchar', length: '32', default: "'uploaded'" },
          { name: 'rows_total', type: 'integer', default: '0' },
          { name: 'rows_done', type: 'integer', default: '0' },
          { name: 'created', type: 'integer', default: '0' },
          { name: 'updated', type: 'integer', default: '0' },
          { name: 'unchanged', type: 'integer', default: '0' },
          { name: 'refused', type: 'integer', default: '0' },
          { name: 'pictures_total', type: 'integer', default: '0' },
          { name: 'pictures_done', type: 'integer', default: '0' },
          { name: 'pictures_refused', type: 'integer', default: '0' },
          { name: 'issues', type: 'integer', default: '0' },
          { name: 'kept', type: 'integer', default: '0' },
          { name: 'started_at', type: 'datetime', precision: 3, isNullable: true },
          { name: 'finished_at', type: 'datetime', precision: 3, isNullable: true },
          { name: 'error', type: 'varchar', length: '500', isNullable: true },
          { name: 'actor_name', type: 'varchar', length: '190', isNullable: true },
          { name: 'actor_audience', type: 'varchar', length: '8' },
          { name: 'actor_id', type: 'integer' },
          { name: 'storage_key', type: 'varchar', length: '120' },
          { name: 'encoding', type: 'varchar', length: '8' },
          { name: 'delimiter', type: 'varchar', length: '1' },
          { name: 'columns', type: 'text' },
          { name: 'options', type: 'text' },
        ],
        indices: [
          { name: 'IX_imports__vendor_id', columnNames: ['vendor_id'] },
          { name: 'IX_imports__owner_id', columnNames: ['owner_id'] },
        ],
        foreignKeys: [
          {
            name: 'FK_imports__vendor_id',
            columnNames: ['vendor_id'],
            referencedTableName: 'vendors',
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
        name: 'import_effects',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'import_id', type: 'integer' },
          { name: 'resource', type: 'varchar', length: '32' },
          { name: 'record_id', type: 'integer' },
          { name: 'turn', type: 'text', isNullable: true },
        ],
        indices: [{ name: 'IX_import_effects__import_id_id', columnNames: ['import_id', 'id'] }],
        foreignKeys: [
          {
            name: 'FK_import_effects__import_id',
            columnNames: ['import_id'],
            referencedTableName: 'imports',
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
        name: 'import_issues',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'import_id', type: 'integer' },
          { name: 'kind', type: 'varchar', length: '8' },
          { name: 'line', type: 'integer' },
          { name: 'handle', type: 'varchar', length: '190' },
          { name: 'column', type: 'varchar', length: '190' },
          { name: 'value', type: 'varchar', length: '250' },
          { name: 'message', type: 'varchar', length: '500' },
        ],
        indices: [{ name: 'IX_import_issues__import_id_id', columnNames: ['import_id', 'id'] }],
        foreignKeys: [
          {
            name: 'FK_import_issues__import_id',
            columnNames: ['import_id'],
            referencedTableName: 'imports',
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
        name: 'imported_products',
        columns: [
          { name: 'vendor_id', type: 'integer', isPrimary: true },
          { name: 'handle_hash', type: 'varchar', length: '32', isPrimary: true },
          { name: 'product_id', type: 'integer' },
          { name: 'awaited_status', type: 'varchar', length: '8', isNullable: true },
        ],
        indices: [{ name: 'IX_imported_products__product_id', columnNames: ['product_id'] }],
        foreignKeys: [
          {
            name: 'FK_imported_products__product_id',
            columnNames: ['product_id'],
            referencedTableName: 'products',
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
    await runner.dropTable('imported_products', true);
    await runner.dropTable('import_issues', true);
    await runner.dropTable('import_effects', true);
    await runner.dropTable('imports', true);
  }
}
