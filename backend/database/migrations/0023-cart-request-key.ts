import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableColumn } from 'typeorm';

export class CartRequestKey1795330023001 implements MigrationInterface {
  name = 'CartRequestKey1795330023001';
  async up(runner: QueryRunner): Promise<void> {
    const column = { name: 'request_key', type: 'varchar', length: '32', isNullable: true };
    await runner.addColumn('cart_lines', new TableColumn(column));
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('cart_lines', 'request_key');
  }
}
