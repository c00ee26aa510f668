import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table } from 'typeorm';

/** Cash that riders have handed over. */
export class RiderCash1795500000077 implements MigrationInterface {
  name = 'RiderCash1795500000077';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'rider_cash_handovers',
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
          { name: 'rider_id', type: 'integer' },
          { name: 'state', type: 'varchar', length: '32', default: "'posted'" },
          { name: 'amount', type: 'bigint' },
          { name: 'currency', type: 'varchar', length: '3' },
          { name: 'note', type: 'varchar', length: '250', isNullable: true },
          { name: 'received_by', type: 'integer' },
          { name: 'reversed_by', type: 'integer', isNullable: true },
        ],
        indices: [
          { name: 'IX_rider_cash_handovers__number', columnNames: ['number'], isUnique: true },
          { name: 'IX_rider_cash_handovers__rider_id', columnNames: ['rider_id'] },
          { name: 'IX_rider_cash_handovers__received_by', columnNames: ['received_by'] },
          { name: 'IX_rider_cash_handovers__reversed_by', columnNames: ['reversed_by'] },
          { name: 'IX_rider_cash_handovers__state_created_at', columnNames: ['state', 'created_at'] },
        ],
        foreignKeys: [
          {
            name: 'FK_rider_cash_handovers__rider_id',
            columnNames: ['rider_id'],
            referencedTableName: 'riders',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_rider_cash_handovers__received_by',
            columnNames: ['received_by'],
            referencedTableName: 'admins',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
            onUpdate: 'NO ACTION',
          },
          {
            name: 'FK_rider_cash_handovers__reversed_by',
            columnNames: ['reversed_by'],
            referencedTableName: 'admins',
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
    await runner.dropTable('rider_cash_handovers', true);
  }
}
