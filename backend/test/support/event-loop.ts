import { availableParallelism, loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds for which nobody may hold the event loop (reliability §5). */
export const LONGEST_BLOCK = 50;
const ROUNDS = 6;

/**
 * Milliseconds for which the work holds the event loop at most. A busy machine takes the processor away now and then
 * and the first round compiles, so the work is repeated until a round stays within the bound; what really blocks does so every time.
 * Where several processes wait for each core, the loop is late by just that, so their number divides the delay.
 */
export async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  let shortest = Infinity;
  for (let round = 0; round < ROUNDS && shortest > LONGEST_BLOCK; round++) {
    const delay = await blockOf(work);
    shortest = Math.min(shortest, delay / crowd());
  }
  return shortest;
}

/** How many processes want each core; at least one. */
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
