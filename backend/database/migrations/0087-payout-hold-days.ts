import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Shops that have sold already keep their default of no days, as vendors rely on it; new ones start with thirty. */
export class PayoutHoldDays1795610000087 implements MigrationInterface {
  name = 'PayoutHoldDays1795610000087';

  async up(runner: QueryRunner): Promise<void> {
    const [{ orders = 0 } = {}] = (await runner.query('SELECT COUNT(*) AS orders FROM orders')) as {
      orders?: number;
    }[];
    const q = (name: string): string => runner.connection.driver.escape(name);
    const stored = (await runner.query(
      `SELECT id FROM settings WHERE ${q('group')} = 'general' AND ${q('key')} = 'payout_hold_days'`,
    )) as unknown[];
    if (Number(orders) === 0 || stored.length > 0) return;
    const now = new Date().toISOString().replace('T', ' ').replace('Z', '');
    await runner.query(
      `INSERT INTO settings (created_at, updated_at, ${q('group')}, ${q('key')}, value)
       VALUES (?, ?, 'general', 'payout_hold_days', '0')`,
      [now, now],
    );
  }

  /** The stored value means the same before. */
  async down(): Promise<void> {
    // Nothing to revert.
  }
}
