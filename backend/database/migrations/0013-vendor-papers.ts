import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table, TableColumn, TableForeignKey, TableIndex } from 'typeorm';

/** Which commission is agreed with a vendor or for a category, and papers that are no longer pictures of the public library,
 * and which order a message is about. */
export class VendorPapers1795296246184 implements MigrationInterface {
  name = 'VendorPapers1795296246184';
  async up(runner: QueryRunner): Promise<void> {
    await addCommission(runner, 'categories');
    await runner.addColumn(
      'contact_forms',
      new TableColumn({ name: 'order_number', type: 'varchar', length: '40', isNullable: true }),
    );
    await runner.addColumn(
      'vendors',
      new TableColumn({ name: 'status_reason', type: 'text', isNullable: true }),
    );
    await addCommission(runner, 'vendors');
    await runner.createTable(
      new Table({
        name: 'vendor_papers',
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
          { name: 'vendor_id', type: 'integer' },
          { name: 'kind', type: 'varchar', length: '32', default: "'other'" },
          { name: 'filename', type: 'varchar', length: '190' },
          { name: 'mime', type: 'varchar', length: '40' },
          { name: 'bytes', type: 'integer' },
          { name: 'storage_key', type: 'varchar', length: '120' },
        ],
        indices: [{ name: 'IX_vendor_papers__vendor_id', columnNames: ['vendor_id'] }],
        foreignKeys: [
          {
            name: 'FK_vendor_papers__vendor_id',
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
    // The bytes stay where they lie until the application has moved them (`WithdrawDocuments`): SQL can't reach the storage.
    await runner.query(
      `INSERT INTO vendor_papers (created_at, updated_at, vendor_id, kind, filename, mime, bytes, storage_key)
       SELECT m.created_at, m.updated_at, d.vendor_id, 'other', m.filename, m.mime, m.bytes,
              CONCAT('masters/', SUBSTR(m.sha256, 1, 2), '/', m.sha256)
       FROM vendor_documents d JOIN media m ON m.id = d.media_id`,
    );
    await runner.dropTable('vendor_documents');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'vendor_documents',
        columns: [
          { name: 'vendor_id', type: 'integer', isPrimary: true },
          { name: 'media_id', type: 'integer', isPrimary: true },
        ],
      }),
      true,
    );
    await runner.dropTable('vendor_papers', true);
    await dropCommission(runner, 'vendors');
    await runner.dropColumn('vendors', 'status_reason');
    await runner.dropColumn('contact_forms', 'order_number');
    await dropCommission(runner, 'categories');
  }
}

async function addCommission(runner: QueryRunner, table: string): Promise<void> {
  await runner.addColumn(
    table,
    new TableColumn({ name: 'commission_id', type: 'integer', isNullable: true }),
  );
  await runner.createIndex(
    table,
    new TableIndex({ name: `IX_${table}__commission_id`, columnNames: ['commission_id'] }),
  );
  await runner.createForeignKey(
    table,
    new TableForeignKey({
      name: `FK_${table}__commission_id`,
      columnNames: ['commission_id'],
      referencedTableName: 'commissions',
      referencedColumnNames: ['id'],
      onDelete: 'RESTRICT',
      onUpdate: 'NO ACTION',
    }),
  );
}

async function dropCommission(runner: QueryRunner, table: string): Promise<void> {
  await runner.dropForeignKey(table, `FK_${table}__commission_id`);
  await runner.dropIndex(table, `IX_${table}__commission_id`);
  await runner.dropColumn(table, 'commission_id');
}
