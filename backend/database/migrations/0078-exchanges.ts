import type { MigrationInterface, QueryRunner, TableColumnOptions } from 'typeorm';
import { TableColumn, TableIndex } from 'typeorm';

/** Columns by table, in the order in which they are added. */
const COLUMNS: readonly [string, Omit<TableColumnOptions, 'isNullable'>][] = [
  ['orders', { name: 'replaced_order_id', type: 'integer' }],
  ['returns', { name: 'exchange_refund_id', type: 'integer' }],
  ['returns', { name: 'exchange_order_id', type: 'integer' }],
  ['return_lines', { name: 'exchange_variant_id', type: 'integer' }],
  ['return_lines', { name: 'exchange_sku', type: 'varchar', length: '80' }],
  ['return_lines', { name: 'exchange_options', type: 'text' }],
];
const INDICES = COLUMNS.filter(([table]) => table !== 'return_lines').map(
  ([table, { name }]) => [table, `IX_${table}__${name}`, name] as const,
);

/** Returned items that are exchanged for another variant, and the orders that replace them. */
export class Exchanges1795590000078 implements MigrationInterface {
  name = 'Exchanges1795590000078';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of COLUMNS)
      await runner.addColumn(table, new TableColumn({ ...column, isNullable: true }));
    for (const [table, name, column] of INDICES)
      await runner.createIndex(table, new TableIndex({ name, columnNames: [column] }));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, name] of INDICES) await runner.dropIndex(table, name);
    for (const [table, { name }] of [...COLUMNS].reverse()) await runner.dropColumn(table, name);
  }
}
