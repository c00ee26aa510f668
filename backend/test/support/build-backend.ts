import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const BACKEND = join(__dirname, '../..');
const CONTRACTS = join(BACKEND, 'contracts');
const SOURCE = /(?<!\.spec|\.d)\.ts$/;

/**
 * Compiles the contracts and the backend, where a source is newer than its output, and bundles what is compiled anew,
 * for suites that start shops.
 * Runs once before all workers: a process that starts during compilation would read half-written files.
 */
export default function buildBackend(): void {
  if (isStale(join(CONTRACTS, 'src'), join(CONTRACTS, 'dist')))
    compile(CONTRACTS, 'src', '-d', 'dist', '--strip-leading-paths');
  if (['src', 'database'].some((folder) => isStale(join(BACKEND, folder), join(BACKEND, 'dist', folder))))
    compile(BACKEND, 'src', 'database', '-d', 'dist');
  const bundle = join(BACKEND, 'dist/bundle/main.js');
  const isOlder = (file: string): boolean => !existsSync(bundle) || modified(bundle) < modified(file);
  if ([join(CONTRACTS, 'dist/index.js'), join(BACKEND, 'dist/src/main.js')].some(isOlder))
    run(BACKEND, process.execPath, 'bundle/bundle.mjs', 'src/main.js');
}

const modified = (file: string): number => statSync(file).mtimeMs;

function isStale(sources: string, output: string): boolean {
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((path) => SOURCE.test(path))
    .some((path) => {
      const built = join(output, path.replace(SOURCE, '.js'));
      return !existsSync(built) || modified(built) < modified(join(sources, path));
    });
}

const compile = (cwd: string, ...options: string[]): void =>
  run(cwd, join(BACKEND, '../node_modules/.bin/swc'), ...options);

function run(cwd: string, program: string, ...options: string[]): void {
  const { status, stderr } = spawnSync(program, options, { cwd });
  if (status !== 0) throw new Error(stderr.toString());
}
