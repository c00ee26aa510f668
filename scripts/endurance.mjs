#!/usr/bin/env node
// The fault and contract suites on both engines, with far more repetitions than `npm test`: -- --cycles 1000.
// Fuzzed requests differ each time; FUZZ_SEED repeats those of a run.
const at = process.argv.indexOf('--cycles');
process.env.ENDURANCE_CYCLES = at < 0 ? '100' : process.argv.splice(at, 2)[1];
process.env.FUZZ_SEED ??= String(Date.now() % 2 ** 31);
process.env.FUZZ_REQUESTS ??= '60';
process.argv.push('--only', 'faults', '--only', 'contract', '--only', 'build');
await import('./test.mjs');
