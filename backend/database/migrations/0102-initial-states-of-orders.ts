import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableColumn } from 'typeorm';

/** The state in which an order was placed; until now the first event of its timeline. */
export class InitialStatesOfOrders1795700000112 implements MigrationInterface {
  name = 'InitialStatesOfOrders1795700000112';

  async up(runner: QueryRunner): Promise<void> {
    const column = { name: 'initial_state', type: 'varchar', length: '32', isNullable: true };
    await runner.addColumn('orders', new TableColumn(column));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`INSERT INTO order_events (order_id, state, created_at)
      SELECT id, initial_state, placed_at FROM orders WHERE initial_state IS NOT NULL`);
    await runner.dropColumn('orders', 'initial_state');
  }
}
