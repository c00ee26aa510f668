import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table } from 'typeorm';

/** Steps of setting up the shop that operators have marked as done. */
export class SetupMarks1795800000117 implements MigrationInterface {
  name = 'SetupMarks1795800000117';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'setup_marks',
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
          { name: 'step', type: 'varchar', length: '24' },
        ],
        indices: [{ name: 'IX_setup_marks__step', columnNames: ['step'], isUnique: true }],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('setup_marks', true);
  }
}
