import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableColumn } from 'typeorm';

/** What a buyer told one seller, frozen with the order. */
export class OrderNotes1795370000045 implements MigrationInterface {
  name = 'OrderNotes1795370000045';

  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns('orders', [
      new TableColumn({ name: 'buyer_note', type: 'text', isNullable: true }),
      new TableColumn({ name: 'is_gift', type: 'boolean', default: '0' }),
      new TableColumn({ name: 'gift_message', type: 'text', isNullable: true }),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of ['gift_message', 'is_gift', 'buyer_note']) await runner.dropColumn('orders', column);
  }
}
