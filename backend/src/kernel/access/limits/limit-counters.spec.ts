import type { Redis } from '../../redis';
import { LimitCounters } from './limit-counters';

const over = (commands: () => unknown): LimitCounters => new LimitCounters({ commands } as unknown as Redis);

/** A Redis connection whose transactions execute with the given function. */
function transaction(exec: () => Promise<unknown>): object {
  const steps = { multi: () => steps, set: () => steps, incr: () => steps, pttl: () => steps, exec };
  return steps;
}

describe('LimitCounters', () => {
  it('counts in process memory while Redis is unavailable', async () => {
    const counters = over(() => transaction(() => Promise.reject(new Error('away'))));
    const counts = [];
    for (let n = 0; n < 3; n++) counts.push((await counters.count('a', 60)).count);
    expect(counts).toEqual([1, 2, 3]);
    expect((await counters.count('b', 60)).count).toBe(1);
  });

  it('uses the count and the remaining time of Redis when it is available', async () => {
    const counters = over(() =>
      transaction(async () => [
        [null, null],
        [null, 7],
        [null, 1234],
      ]),
    );
    expect(await counters.count('a', 60)).toEqual({ count: 7, left: 1234 });
  });

  it('starts a new count after the window has expired', async () => {
    const counters = over(() => null);
    await counters.count('a', 0.001);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await counters.count('a', 60)).count).toBe(1);
  });
});
