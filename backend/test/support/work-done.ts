import { IsNull, LessThanOrEqual, Not } from 'typeorm';
import { Database } from '../../src/kernel/database';
import { OutboxJob, Pump } from '../../src/kernel/queue';
import { eventually } from './eventually';
import type { Shop } from './shop';

/**
 * Waits until what is due at `now` has been done, by whichever worker has it; a row that is being worked on has a claim.
 * Before a test moves its clock on: a claim that ends by that makes another worker do the same work again.
 */
export async function workDone({ app }: Shop, now = new Date()): Promise<void> {
  await eventually(async () => {
    await app.get(Pump).drain();
    const due = { state: 'waiting', run_at: LessThanOrEqual(now) } as const;
    const claimed = { state: 'waiting', claim: Not(IsNull()) } as const;
    expect(await app.get(Database).em.countBy(OutboxJob, [due, claimed] as never)).toBe(0);
  });
}
