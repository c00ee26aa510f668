import { IsNull, LessThanOrEqual, Not } from 'typeorm';
import { Database } from '../../src/kernel/database';
import { OutboxJob, OutboxDispatcher } from '../../src/kernel/queue';
import { eventually } from './eventually';
import type { Shop } from './shop';

/**
 * Waits until all jobs due at `now` are done, by any worker, with the jobs that follow them; a row in progress has a
 * claim. Call it before a test advances its clock: a claim that expires by that makes another worker repeat the job.
 */
export async function workDone({ app }: Shop, now?: Date): Promise<void> {
  await eventually(async () => {
    await app.get(OutboxDispatcher).drain();
    const dueJobs = { state: 'waiting', run_at: LessThanOrEqual(now ?? new Date()) } as const;
    const claimed = { state: 'waiting', claim: Not(IsNull()) } as const;
    expect(await app.get(Database).em.countBy(OutboxJob, [dueJobs, claimed] as never)).toBe(0);
  });
}
