import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table } from 'typeorm';

/** Which customers follow which stores. */
export class VendorFollowers1795370000034 implements MigrationInterface {
  name = 'VendorFollowers1795370000034';

  async up(runner: QueryRunner): Promise<void> {
    const reference = (column: string, target: string) => ({
      name: `FK_vendor_followers__${column}`,
      columnNames: [column],
      referencedTableName: target,
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
      onUpdate: 'NO ACTION',
    });
    await runner.createTable(
      new Table({
        name: 'vendor_followers',
        columns: [
          { name: 'customer_id', type: 'integer', isPrimary: true },
          { name: 'vendor_id', type: 'integer', isPrimary: true },
          { name: 'created_at', type: 'datetime', precision: 3 },
        ],
        indices: [{ name: 'IX_vendor_followers__vendor_id', columnNames: ['vendor_id'] }],
        foreignKeys: [reference('customer_id', 'customers'), reference('vendor_id', 'vendors')],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('vendor_followers');
  }
}
