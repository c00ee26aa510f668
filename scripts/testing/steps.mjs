// The steps of `npm test`, in order: quick checks first, the browser last.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from '../workspace/build.mjs';
import { CACHE, ROOT } from '../workspace/layout.mjs';
import { npm, run, tool } from '../workspace/processes.mjs';
import { findOrInstallChromium } from './chromium.mjs';
import { findOrInstallNginx } from './nginx.mjs';
import {
  checked,
  failedFiles,
  fromReport,
  jestOutcome,
  nodeOutcome,
  outcome,
  playwrightOutcome,
  retriedOutcome,
} from './outcome.mjs';

const REPORTS = join(CACHE, 'test');
const MINUTE = 60_000;
const LIMIT = { timeout: 40 * MINUTE };
/** With more failed files than this, a failure is not considered flaky. */
const MAX_RETRIED = 2;

/** Megabytes of young objects in a Jest worker: shops allocate much in little time, which is collected less often. */
const YOUNG_OBJECTS = 64;

/**
 * Jest projects that run once per engine, in lanes that run side by side: `faults` waits for time limits most of
 * the time. Each worker takes the Redis database of its number, after the lane's.
 */
const ENGINE_LANES = [
  { projects: ['database', 'contract', 'e2e', 'formats'], workers: 2, redis: 0 },
  { projects: ['faults'], workers: 1, redis: 8 },
];
/** Rules that do not depend on the engine: what the files of an import mean. */
const SQLITE_ONLY = 'formats';

function freshReport(name) {
  const file = join(REPORTS, `${name}.json`);
  mkdirSync(REPORTS, { recursive: true });
  rmSync(file, { force: true });
  return file;
}

function command(name, args, options) {
  return { name, engine: '', work: async () => checked(await run(args, { ...LIMIT, ...options })) };
}

/** Runs a Jest project, or given files of it, and parses its report. */
async function jestRun(file, { project, env, workers = 2 }, files = []) {
  rmSync(file, { force: true });
  const options = [
    `--selectProjects=${project}`,
    `--maxWorkers=${workers}`,
    '--json',
    `--outputFile=${file}`,
  ];
  const jestFile = join(ROOT, 'node_modules/jest/bin/jest.js');
  const args = [process.execPath, `--max-semi-space-size=${YOUNG_OBJECTS}`, jestFile, ...files, ...options];
  const result = await run(args, {
    cwd: join(ROOT, 'backend'),
    env: { FORCE_COLOR: '0', ...env },
    ...LIMIT,
  });
  return fromReport(jestOutcome, file, result);
}

/**
 * One Jest project; `env` has the engine's URLs. In CI, failed files get a second attempt, as with
 * Playwright, alone and in a fresh shop: tests that depend on the machine's load then pass and are named as
 * flaky.
 */
function jest(project, engine = '', options = {}) {
  const work = async () => {
    const file = freshReport(`${project}${engine ? `-${engine}` : ''}`);
    const run = { project, env: {}, ...options };
    const first = await jestRun(file, run);
    const files = process.env.CI && first.failed > 0 ? failedFiles(file) : [];
    if (files.length === 0 || files.length > MAX_RETRIED) return first;
    return retriedOutcome(first, await jestRun(file, run, files), files);
  };
  return { name: project, engine, work };
}

/** Folders of plain modules, which Node runs without a build. */
const PLAIN = ['scripts', 'storefront/server', 'tools/generators'];

/** The tests of plain modules, listed by file: given a folder, Node would also run `test.mjs` itself. */
async function scripts() {
  const paths = PLAIN.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true })
      .filter((file) => file.endsWith('.test.mjs'))
      .map((file) => join(folder, file)),
  );
  return nodeOutcome(await run([process.execPath, '--test', '--test-reporter=tap', ...paths], LIMIT));
}

async function build() {
  const failed = await buildIfStale();
  return outcome({ failed: failed.length, output: failed.map(({ output }) => output).join('\n') });
}

async function journeys() {
  if (!(await findOrInstallChromium())) return missing('no Chromium found');
  const file = freshReport('browser');
  return fromReport(playwrightOutcome, file, await run(tool('playwright', 'test'), LIMIT));
}

/** The main browser tests on the setup of docker/compose.prod.yml, without containers. */
async function production() {
  if (!(await findOrInstallChromium())) return missing('no Chromium found');
  if (!(await findOrInstallNginx())) return missing('no nginx found');
  const file = freshReport('production');
  const args = tool('playwright', 'test', '--config', 'playwright.production.config.ts');
  return fromReport(playwrightOutcome, file, await run(args, LIMIT));
}

/** A suite that this machine cannot run: only fails if all are required. */
export function missing(note) {
  return outcome({
    failed: process.env.STOA_REQUIRE_ALL === '1' ? 1 : 0,
    output: note,
    note: `not run: ${note}`,
  });
}

/**
 * Checks and tests without a database server, in lanes that run side by side: the linter uses one core for as
 * long as all the others together.
 */
export const QUICK_LANES = [
  [
    command('lockfile', [process.execPath, 'scripts/lockfile.mjs']),
    command('types', npm('run', '--silent', 'types')),
    command('unused', tool('knip', '--dependencies', '--no-progress', '--no-config-hints')),
    { name: 'scripts', engine: '', work: scripts },
    jest('architecture'),
    // Before the unit tests: exports run a worker thread, which Node can only start from built code.
    { name: 'build', engine: '', work: build },
    jest('unit'),
    command('generated', npm('run', '--silent', 'generate', '--workspace', '@stoa/backend', '--', '--check')),
  ],
  [command('lint', npm('run', '--silent', 'lint'))],
];

/** The suites with a database, on the engine in `env`, in lanes. */
export function engineLanes(engine, { DATABASE_URL, REDIS_URL }) {
  return ENGINE_LANES.map(({ projects, workers, redis }) => {
    const env = { DATABASE_URL, REDIS_URL: REDIS_URL && new URL(`/${redis}`, REDIS_URL).href };
    return projects
      .filter((project) => engine === 'sqlite' || project !== SQLITE_ONLY)
      .map((project) => jest(project, engine, { env, workers }));
  });
}

/** The browser tests, against the built product. */
export const BROWSER_STEP = { name: 'browser', engine: 'sqlite', work: journeys };

/** The main browser tests, on several processes behind nginx. */
export const PRODUCTION_STEP = { name: 'production', engine: 'mariadb', work: production };
