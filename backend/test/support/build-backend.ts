import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const BACKEND = join(__dirname, '../..');

/**
 * Compiles the backend and the contracts for tests that spawn processes; other tests run from source. Runs
 * once before all workers: a process that starts during compilation would read half-written files.
 */
export default function buildBackend(): void {
  compile(join(BACKEND, 'contracts'), 'src', '-d', 'dist', '--strip-leading-paths');
  compile(BACKEND, 'src', 'database', '-d', 'dist');
}

function compile(cwd: string, ...options: string[]): void {
  const swc = join(BACKEND, '../node_modules/.bin/swc');
  const { status, stderr } = spawnSync(swc, options, { cwd });
  if (status !== 0) throw new Error(stderr.toString());
}
