import { availableParallelism, loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';

/** Maximum milliseconds that any work may block the event loop. */
export const MAX_BLOCK_TIME = 50;
const ROUNDS = 6;

/**
 * Longest time in milliseconds that the work blocks the event loop. A busy machine preempts the process now
 * and then, and the first round is slowed down by JIT compilation, so the work is repeated until a round
 * stays within the limit; real blocking exceeds it in every round. The delay is divided by the number of
 * processes per core, which compete for the processor.
 */
export async function maxBlockTime(work: () => Promise<unknown>): Promise<number> {
  let min = Infinity;
  for (let round = 0; round < ROUNDS && min > MAX_BLOCK_TIME; round++) {
    const delay = await blockOf(work);
    min = Math.min(min, delay / crowd());
  }
  return min;
}

/** Number of runnable processes per core; at least one. */
function crowd(): number {
  const [waiting = 0] = loadavg();
  return Math.max(1, waiting / availableParallelism());
}

async function blockOf(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await setTimeout(20);
  delay.reset();
  await work();
  await setTimeout(10);
  delay.disable();
  return delay.max / 1e6;
}
