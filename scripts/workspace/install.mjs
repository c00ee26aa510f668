// Installs the packages when node_modules does not match the lockfile.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readJson, ROOT, workspaceFolders } from './layout.mjs';
import { npm, run } from './processes.mjs';
import { step } from './progress.mjs';

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/** Whether each manifest matches the lockfile; `npm ci` fails otherwise. */
export function lockFits(lock, manifests) {
  return Object.entries(manifests).every(([folder, manifest]) =>
    KINDS.every((kind) => isDeepStrictEqual(lock.packages[folder]?.[kind] ?? {}, manifest[kind] ?? {})),
  );
}

/** Whether the installed tree (npm's own record of it) has every package of the lockfile in its version. */
export function treeFits(lock, installed) {
  return Object.entries(lock.packages).every(([folder, entry]) => {
    if (!folder.includes('node_modules/')) return true;
    const found = installed.packages[folder];
    // Packages for other platforms are in the lockfile but not installed.
    return found ? found.version === entry.version : Boolean(entry.optional);
  });
}

function manifests() {
  return Object.fromEntries(
    ['', ...workspaceFolders()].map((folder) => [folder, readJson(folder, 'package.json')]),
  );
}

function isInstalled(lock) {
  const record = join('node_modules', '.package-lock.json');
  return existsSync(join(ROOT, record)) && treeFits(lock, readJson(record));
}

/** Updates node_modules. Exits with npm's output on failure. */
export async function installIfNeeded() {
  const lock = existsSync(join(ROOT, 'package-lock.json')) ? readJson('package-lock.json') : undefined;
  const fits = lock !== undefined && lockFits(lock, manifests());
  if (fits && isInstalled(lock)) return;
  const command = npm(
    fits ? 'ci' : 'install',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  );
  const { code, output } = await step('packages (some minutes the first time)', () => run(command));
  if (code === 0) return;
  process.stderr.write(`${output}\nThe packages could not be installed; npm's own words are above.\n`);
  process.exit(1);
}
