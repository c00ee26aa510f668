import { availableParallelism, loadavg } from 'node:os';

/** Timeout in milliseconds of a test or hook on an idle machine; starting a shop takes some 5,000. */
const LIMIT = 60_000;

/** Only ends hanging tests, so it grows with the runnable processes per core, which delay a shop's start. */
const [waiting = 0] = loadavg();
jest.setTimeout(Math.round(LIMIT * Math.max(1, waiting / availableParallelism())));
