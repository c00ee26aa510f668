import { availableParallelism, loadavg } from 'node:os';

/** Milliseconds for a test or a hook on a machine that has nothing else to do; starting a shop takes some 5,000. */
const LIMIT = 60_000;

/**
 * The limit is there to end what hangs, not to measure: it grows with the processes that wait for each core, since
 * a shop that starts on a busy machine is late by just that.
 */
const [waiting = 0] = loadavg();
jest.setTimeout(Math.round(LIMIT * Math.max(1, waiting / availableParallelism())));
