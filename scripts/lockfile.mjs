// Checks that package-lock.json works with `npm ci` on every machine. Run directly, it prints the problems.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import semver from 'semver';

const OLDEST_NODE = '20.19.0';

/** Where Node resolves `name` from a package's folder: inside it, then in each parent's node_modules. */
function lookupPaths(folder, name) {
  const paths = [`${folder ? `${folder}/` : ''}node_modules/${name}`];
  let parent = folder;
  while (parent !== '') {
    parent = parent.includes('/') ? parent.slice(0, parent.lastIndexOf('/')) : '';
    if (parent.endsWith('/node_modules') || parent === 'node_modules') continue;
    paths.push(`${parent ? `${parent}/` : ''}node_modules/${name}`);
  }
  return paths;
}

/** Dependencies required in the lockfile; npm silently drops optional ones without a platform binary. */
function neededBy(entry) {
  const optionalPeers = entry.peerDependenciesMeta ?? {};
  const peers = Object.keys(entry.peerDependencies ?? {}).filter((name) => !optionalPeers[name]?.optional);
  const own = { ...entry.dependencies, ...entry.optionalDependencies, ...entry.devDependencies };
  return [...Object.keys(own), ...peers];
}

/** Declared dependencies without an entry: `npm ci` would fail with "Missing … from lock file". */
export function missingEntries(lock) {
  const problems = [];
  for (const [folder, entry] of Object.entries(lock.packages)) {
    if (entry.link) continue;
    for (const name of neededBy(entry)) {
      const found = lookupPaths(folder, name).some((path) => path in lock.packages);
      if (!found)
        problems.push(`${folder || 'the workspace root'} needs ${name}, which the lock does not name`);
    }
  }
  return problems;
}

/**
 * Packages whose `engines` exclude the oldest supported Node version. Optional ones are ignored: npm itself
 * skips those that do not fit.
 */
export function refusedEngines(lock, node = OLDEST_NODE) {
  return Object.entries(lock.packages)
    .filter(([folder, entry]) => folder.includes('node_modules/') && !entry.link && !entry.optional)
    .filter(([, entry]) => typeof entry.engines?.node === 'string')
    .filter(([, entry]) => !semver.satisfies(node, entry.engines.node))
    .map(([folder, entry]) => `${folder}@${entry.version} wants Node ${entry.engines.node}, not ${node}`);
}

/** Download URLs in the lockfile would bind installations to one registry. */
export function registryAddresses(lock) {
  return Object.entries(lock.packages)
    .filter(([, entry]) => /^[a-z+]+:\/\//.test(entry.resolved ?? ''))
    .map(([folder]) => `${folder} names a download address`);
}

/** All problems of a lockfile, one sentence each. */
export function lockfileProblems(lock) {
  return [...missingEntries(lock), ...refusedEngines(lock), ...registryAddresses(lock)];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
  const problems = lockfileProblems(lock);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
