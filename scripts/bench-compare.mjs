#!/usr/bin/env node
// `npm run bench:compare -- <git ref>`: a benchmark of two checkouts in one sitting, alternating, so that both
// meet the same machine; prints ratios with their spread.
import './workspace/node-version.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compare, figuresOf, table } from './benchmark/figures.mjs';
import { installIfNeeded } from './workspace/install.mjs';
import { ROOT } from './workspace/layout.mjs';
import { npm, run } from './workspace/processes.mjs';
import { step } from './workspace/progress.mjs';

const USAGE = `npm run bench:compare -- <git ref> [--bench bench] [--rounds 3] [-- options of the benchmark]
  --bench   a benchmark of the backend: bench, bench:mixed, bench:import, bench:ledger
  --rounds  how often each checkout runs it, in turns`;

function readOptions() {
  try {
    const at = process.argv.indexOf('--', 2);
    const own = process.argv.slice(2, at < 0 ? undefined : at);
    const { values, positionals } = parseArgs({
      args: own,
      allowPositionals: true,
      options: { bench: { type: 'string', default: 'bench' }, rounds: { type: 'string', default: '3' } },
    });
    const rounds = Number(values.rounds);
    if (positionals.length !== 1 || !Number.isInteger(rounds) || rounds < 1)
      throw new Error('One git ref is needed.');
    return { ...values, rounds, ref: positionals[0], passed: at < 0 ? [] : process.argv.slice(at + 1) };
  } catch (error) {
    console.error(`${error.message}\n\n${USAGE}`);
    process.exit(1);
  }
}

/** Runs a command. @throws Error with its output if it fails */
async function done(name, args, options) {
  const { code, output } = await step(name, () => run(args, options));
  if (code !== 0) throw new Error(`${name} failed:\n${output}`);
  return output;
}

const { ref, bench, rounds, passed } = readOptions();
const folder = mkdtempSync(join(tmpdir(), 'stoa-compare-'));
const other = join(folder, 'checkout');
const benchmark = npm('run', '--silent', bench, '--workspace', '@stoa/backend', '--', ...passed);

try {
  await installIfNeeded();
  await done(`checkout of ${ref}`, ['git', 'worktree', 'add', '--detach', other, ref]);
  const install = npm('ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error');
  await done(`packages of ${ref}`, install, { cwd: other });
  for (const [name, cwd] of [
    [ref, other],
    ['this checkout', ROOT],
  ])
    await done(`build of ${name}`, npm('run', '--silent', 'build'), { cwd });
  const ours = [];
  const theirs = [];
  for (let round = 1; round <= rounds; round++) {
    theirs.push(figuresOf(await done(`${ref}, round ${round}`, benchmark, { cwd: other })));
    ours.push(figuresOf(await done(`this checkout, round ${round}`, benchmark, { cwd: ROOT })));
  }
  console.log(`\n${table(compare(ours, theirs), ref)}`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await run(['git', 'worktree', 'remove', '--force', other]);
  rmSync(folder, { recursive: true, force: true });
}
