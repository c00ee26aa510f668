// Builds stale workspaces: those whose sources or dependencies changed since their last build.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, ROOT, workspaceFolders, workspaces } from './layout.mjs';
import { npm, run } from './processes.mjs';
import { step } from './progress.mjs';

const RECORD = join(CACHE, 'build.json');
const CONCURRENCY = 2;

/** In build order: the displayed name, and an output file that proves the build. */
const BUILDS = {
  'backend/contracts': { label: 'contracts', proof: 'dist/index.js' },
  backend: { label: 'API', proof: 'dist/bundle/main.js' },
  storefront: { label: 'storefront', proof: 'build/server/index.js' },
  backoffice: { label: 'back office', proof: 'dist/index.html' },
  'seller-portal': { label: 'seller portal', proof: 'dist/index.html' },
};

/** Folders that builds do not read; the demo images are read in place. */
const NOT_SOURCES = new Set(['node_modules', 'dist', 'build', 'test', 'e2e', 'bench', 'pictures', '.cache']);

function sourcesOf(folder, nested) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return /\.(spec|test)\.tsx?$/.test(path) ? [] : [path];
    return NOT_SOURCES.has(entry.name) || nested.has(path) ? [] : sourcesOf(path, nested);
  });
}

/** A fingerprint per workspace, over names and contents of its sources. */
function fingerprints() {
  const nested = new Set(workspaceFolders());
  const digest = (paths) => {
    const hash = createHash('sha256');
    for (const path of paths.sort())
      hash
        .update(path)
        .update('\0')
        .update(readFileSync(join(ROOT, path)));
    return hash.digest('hex');
  };
  const shared = digest(
    ['package-lock.json', 'tsconfig.base.json'].filter((path) => existsSync(join(ROOT, path))),
  );
  const found = workspaces();
  const folders = new Map(found.map(({ folder, manifest }) => [manifest.name, folder]));
  const own = new Map(found.map(({ folder }) => [folder, digest(sourcesOf(folder, nested))]));
  return new Map(
    found.map(({ folder, manifest }) => {
      const needs = Object.keys(manifest.dependencies ?? {}).flatMap((name) => folders.get(name) ?? []);
      return [folder, [shared, own.get(folder), ...needs.map((needed) => own.get(needed))].join(' ')];
    }),
  );
}

/** Modification time of the proof: a build by another tool must not count. */
function proofTime(folder) {
  const proof = join(ROOT, folder, BUILDS[folder].proof);
  return existsSync(proof) ? statSync(proof).mtimeMs : undefined;
}

function readRecord() {
  return existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {};
}

function remember(folder, fingerprint) {
  mkdirSync(CACHE, { recursive: true });
  const entry = { fingerprint, built: proofTime(folder) };
  writeFileSync(RECORD, JSON.stringify({ ...readRecord(), [folder]: entry }, null, 2));
}

/** Marks a workspace as stale, since something else writes to its output. */
export function forgetBuild(folder) {
  remember(folder, 'none');
}

function isFresh(folder, fingerprint, record) {
  const last = record[folder];
  return last?.fingerprint === fingerprint && last.built !== undefined && last.built === proofTime(folder);
}

async function build(folder, fingerprint) {
  const { label } = BUILDS[folder];
  const { code, output } = await step(label, () =>
    run(npm('run', '--silent', 'build'), { cwd: join(ROOT, folder) }),
  );
  if (code === 0) remember(folder, fingerprint);
  return { label, code, output };
}

/** Builds stale workspaces, two at a time. Resolves with the failed builds and their output. */
export async function buildIfStale(folders = Object.keys(BUILDS)) {
  const record = readRecord();
  const prints = fingerprints();
  const stale = folders.filter((folder) => !isFresh(folder, prints.get(folder), record));
  const failed = [];
  const buildNext = async () => {
    const folder = stale.shift();
    const result = await build(folder, prints.get(folder));
    if (result.code !== 0) failed.push(result);
  };
  const work = async () => {
    while (stale.length > 0) await buildNext();
  };
  // The API's build reads the contracts' output.
  if (stale[0] === 'backend/contracts') await buildNext();
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return failed;
}

/** Builds stale workspaces; on failure prints the compiler's output and exits. */
export async function buildOrExit(folders) {
  const failed = await buildIfStale(folders);
  for (const { label, output } of failed) process.stderr.write(`\n${output}\nThe ${label} does not build.\n`);
  if (failed.length > 0) process.exit(1);
}
