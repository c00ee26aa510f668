import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table, TableColumn } from 'typeorm';

/** Applications of vendors by number, with the days of their steps, and what operators say of each paper. */
export class VendorApplications1795370000035 implements MigrationInterface {
  name = 'VendorApplications1795370000035';

  async up(runner: QueryRunner): Promise<void> {
    const moment = { type: 'datetime', precision: 3 } as const;
    await runner.createTable(
      new Table({
        name: 'vendor_applications',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', ...moment },
          { name: 'updated_at', ...moment },
          { name: 'vendor_id', type: 'integer' },
          { name: 'number', type: 'varchar', length: '24' },
          { name: 'terms_accepted_at', ...moment, isNullable: true },
          { name: 'received_at', ...moment },
          { name: 'review_started_at', ...moment, isNullable: true },
          { name: 'decided_at', ...moment, isNullable: true },
        ],
        indices: [
          { name: 'IX_vendor_applications__vendor_id', columnNames: ['vendor_id'], isUnique: true },
          { name: 'IX_vendor_applications__number', columnNames: ['number'], isUnique: true },
        ],
        foreignKeys: [
          {
            name: 'FK_vendor_applications__vendor_id',
            columnNames: ['vendor_id'],
            referencedTableName: 'vendors',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
    );
    const status = { name: 'status', type: 'varchar', length: '32', default: "'pending'" };
    await runner.addColumn('vendor_papers', new TableColumn(status));
    await runner.addColumn(
      'vendor_papers',
      new TableColumn({ name: 'reason', type: 'text', isNullable: true }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('vendor_papers', 'reason');
    await runner.dropColumn('vendor_papers', 'status');
    await runner.dropTable('vendor_applications');
  }
}
