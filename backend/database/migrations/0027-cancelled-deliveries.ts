import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Ends the offers to riders that were left open by orders which were cancelled or have expired. */
export class CancelledDeliveries1795340000027 implements MigrationInterface {
  name = 'CancelledDeliveries1795340000027';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE rider_assignments SET state = 'cancelled', live_order_id = NULL
        WHERE state IN ('offered', 'accepted')
          AND order_id IN (SELECT id FROM orders WHERE state IN ('cancelled', 'expired'))`,
    );
  }

  /** An earlier release calls such an offer declined. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE rider_assignments SET state = 'declined' WHERE state = 'cancelled'`);
  }
}
