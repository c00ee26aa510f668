// Installs the packages when node_modules does not hold what the lockfile names.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readJson, ROOT, workspaceFolders } from './layout.mjs';
import { npm, run } from './processes.mjs';
import { step } from './progress.mjs';

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/** Whether each manifest asks for exactly what the lockfile recorded of it; `npm ci` refuses otherwise. */
export function lockFits(lock, manifests) {
  return Object.entries(manifests).every(([folder, manifest]) =>
    KINDS.every((kind) => isDeepStrictEqual(lock.packages[folder]?.[kind] ?? {}, manifest[kind] ?? {})),
  );
}

/** Whether an installed tree (npm's own record of it) has every package of the lockfile in its version. */
export function treeFits(lock, installed) {
  return Object.entries(lock.packages).every(([folder, entry]) => {
    if (!folder.includes('node_modules/')) return true;
    const found = installed.packages[folder];
    // Packages for other platforms are in the lock but rightly not on the disk.
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

/** Brings node_modules up to date. Ends the program with npm's output when that fails. */
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
