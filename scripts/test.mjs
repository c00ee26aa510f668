// `npm test`: every check and every suite, on SQLite and on MariaDB with Redis, and the browser tests.
import './workspace/node-version.mjs';
import * as util from 'node:util';
import { openMemoryFolder } from './testing/memory-folder.mjs';
import { installIfNeeded } from './workspace/install.mjs';
import { step } from './workspace/progress.mjs';

const USAGE = `npm test -- [--only <step or engine>] [--no-browser]
  --only        lint, unit, e2e, mariadb …; may be repeated
  --no-browser  leave the browser journeys out
TEST_DATABASE_URL and TEST_REDIS_URL name servers to use instead of those found on this machine.`;

function readOptions() {
  try {
    return util.parseArgs({
      options: { only: { type: 'string', multiple: true }, 'no-browser': { type: 'boolean' } },
    }).values;
  } catch (error) {
    console.error(`${error.message}\n\n${USAGE}`);
    process.exit(1);
  }
}

const options = readOptions();
const rows = [];
const open = [];

function isWanted({ name, engine }) {
  return !options.only || options.only.some((wanted) => wanted === name || wanted === engine);
}

/** Runs a step, prints its output if it failed, and records its row. */
async function take({ name, engine, work }) {
  const since = Date.now();
  const result = await step([name, engine].filter(Boolean).join(' on '), work, ({ failed }) => failed === 0);
  if (result.failed > 0 || result.isFlaky) console.log(`\n${result.output.trim()}\n`);
  rows.push({ name, engine, ms: Date.now() - since, ...result });
}

async function takeAll(steps) {
  for (const each of steps.filter(isWanted)) await take(each);
}

/** Runs the steps of each lane one after another, beside those of the others. */
function takeLanes(lanes) {
  return Promise.all(lanes.map(takeAll));
}

/** The same suites on MariaDB and Redis, in a database of this run. */
async function takeServers({ engineLanes, missing }) {
  const wanted = engineLanes('mariadb', {}).flat().some(isWanted);
  if (!wanted) return;
  const { openMariaDb } = await import('./testing/mariadb.mjs');
  const { openRedis } = await import('./testing/redis.mjs');
  const opened = await Promise.all([openMariaDb(), openRedis()]);
  open.push(...opened.filter(Boolean));
  const [database, redis] = opened;
  if (!database || !redis) {
    const work = async () => missing(database ? 'no Redis found' : 'no MariaDB found');
    await take({ name: 'all suites', engine: 'mariadb', work });
    return;
  }
  // The production setup uses the same servers.
  process.env.TEST_DATABASE_URL ??= database.url;
  process.env.TEST_REDIS_URL ??= redis.url;
  await takeLanes(engineLanes('mariadb', { DATABASE_URL: database.url, REDIS_URL: redis.url }));
}

async function closeAll() {
  // The last opened first: a server's files are in the folder.
  for (const each of open.splice(0).reverse()) await each.close();
}

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
]) {
  process.once(signal, () => void closeAll().finally(() => process.exit(code)));
}

await installIfNeeded();
open.push(...[openMemoryFolder()].filter(Boolean));
const steps = await import('./testing/steps.mjs');
const { table, total } = await import('./testing/summary.mjs');
try {
  await takeLanes(steps.QUICK_LANES);
  await takeLanes(steps.engineLanes('sqlite', { DATABASE_URL: '', REDIS_URL: '' }));
  await takeServers(steps);
  if (!options['no-browser']) await takeAll([steps.BROWSER_STEP, steps.PRODUCTION_STEP]);
} catch (error) {
  await take({
    name: 'test run',
    engine: '',
    work: async () => ({ passed: 0, failed: 1, output: error.stack, note: '' }),
  });
} finally {
  await closeAll();
}
console.log(`\n${table(rows)}\n`);
console.log(total(rows));
process.exitCode = rows.some(({ failed }) => failed > 0) ? 1 : 0;
