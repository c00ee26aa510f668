import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table } from 'typeorm';

const ID = {
  name: 'id',
  type: 'integer',
  isPrimary: true,
  isGenerated: true,
  generationStrategy: 'increment',
} as const;

/** Values of imports that are new or mapped, and saved mappings. */
export class ImportValues1795500000096 implements MigrationInterface {
  name = 'ImportValues1795500000096';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'import_values',
        columns: [
          ID,
          { name: 'import_id', type: 'integer' },
          { name: 'kind', type: 'varchar', length: '16' },
          { name: 'attribute', type: 'varchar', length: '190' },
          { name: 'name', type: 'varchar', length: '500' },
          { name: 'target_id', type: 'integer', isNullable: true },
          { name: 'decision', type: 'varchar', length: '8', isNullable: true },
        ],
        indices: [{ name: 'IX_import_values__import_id', columnNames: ['import_id'] }],
        foreignKeys: [
          {
            name: 'FK_import_values__import_id',
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
        name: 'import_mappings',
        columns: [
          ID,
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'name', type: 'varchar', length: '120' },
          { name: 'source', type: 'varchar', length: '32' },
          { name: 'owner_id', type: 'integer', isNullable: true },
          { name: 'columns', type: 'text' },
          { name: 'mapped_values', type: 'text' },
        ],
        indices: [{ name: 'IX_import_mappings__owner_id', columnNames: ['owner_id'] }],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('import_mappings', true);
    await runner.dropTable('import_values', true);
  }
}
