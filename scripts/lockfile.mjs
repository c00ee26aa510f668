// What `npm ci` needs from package-lock.json on every machine. Run alone, it prints what is wrong with the real one.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import semver from 'semver';

const OLDEST_NODE = '20.19.0';

/** Where Node would look for `name` from a package's folder: inside it, then in each parent's node_modules. */
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

/** Dependencies that an entry must find in the lock; npm drops optional ones silently when a platform's binary is missing. */
function neededBy(entry) {
  const optionalPeers = entry.peerDependenciesMeta ?? {};
  const peers = Object.keys(entry.peerDependencies ?? {}).filter((name) => !optionalPeers[name]?.optional);
  const own = { ...entry.dependencies, ...entry.optionalDependencies, ...entry.devDependencies };
  return [...Object.keys(own), ...peers];
}

/** Declared dependencies without an entry: `npm ci` would stop with "Missing … from lock file". */
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
 * Packages whose `engines` refuse the oldest Node version that Stoa promises to run on.
 * Optional ones are left out: npm itself skips those that do not fit.
 */
export function refusedEngines(lock, node = OLDEST_NODE) {
  return Object.entries(lock.packages)
    .filter(([folder, entry]) => folder.includes('node_modules/') && !entry.link && !entry.optional)
    .filter(([, entry]) => typeof entry.engines?.node === 'string')
    .filter(([, entry]) => !semver.satisfies(node, entry.engines.node))
    .map(([folder, entry]) => `${folder}@${entry.version} wants Node ${entry.engines.node}, not ${node}`);
}

/** Addresses in the lock tie an installation to somebody's registry. */
export function registryAddresses(lock) {
  return Object.entries(lock.packages)
    .filter(([, entry]) => /^[a-z+]+:\/\//.test(entry.resolved ?? ''))
    .map(([folder]) => `${folder} names a download address`);
}

/** Everything that is wrong with a lockfile, one sentence each. */
export function lockfileProblems(lock) {
  return [...missingEntries(lock), ...refusedEngines(lock), ...registryAddresses(lock)];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
  const problems = lockfileProblems(lock);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
