import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table, TableColumn } from 'typeorm';

/** Accounts of riders, delivery codes, and the steps that riders have sent. */
export class RiderAccounts1795500000073 implements MigrationInterface {
  name = 'RiderAccounts1795500000073';

  async up(runner: QueryRunner): Promise<void> {
    const password = new TableColumn({ name: 'password', type: 'varchar', length: '200', isNullable: true });
    await runner.addColumn('riders', password);
    for (const column of [
      new TableColumn({ name: 'delivery_code', type: 'varchar', length: '6', isNullable: true }),
      new TableColumn({ name: 'code_attempts', type: 'integer', default: '0' }),
      new TableColumn({ name: 'failure_reason', type: 'text', isNullable: true }),
    ])
      await runner.addColumn('rider_assignments', column);
    await runner.createTable(
      new Table({
        name: 'rider_actions',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'rider_id', type: 'integer' },
          { name: 'assignment_id', type: 'integer' },
          { name: 'state', type: 'varchar', length: '32' },
          { name: 'request_key', type: 'varchar', length: '64' },
          { name: 'created_at', type: 'datetime', precision: 3 },
        ],
        indices: [
          { name: 'IX_rider_actions__assignment_id', columnNames: ['assignment_id'] },
          {
            name: 'IX_rider_actions__rider_id_request_key',
            columnNames: ['rider_id', 'request_key'],
            isUnique: true,
          },
        ],
        foreignKeys: ['rider_id', 'assignment_id'].map((column) => ({
          name: `FK_rider_actions__${column}`,
          columnNames: [column],
          referencedTableName: column === 'rider_id' ? 'riders' : 'rider_assignments',
          referencedColumnNames: ['id'],
          onDelete: 'CASCADE',
          onUpdate: 'NO ACTION',
        })),
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('rider_actions', true);
    for (const column of ['failure_reason', 'code_attempts', 'delivery_code'])
      await runner.dropColumn('rider_assignments', column);
    await runner.dropColumn('riders', 'password');
  }
}
