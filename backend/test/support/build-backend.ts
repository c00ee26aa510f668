import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const BACKEND = join(__dirname, '../..');

/**
 * Compiles what processes of their own run, the contracts too, as tests read the sources and not the build. Once
 * before all workers: a process that starts while another worker writes these files would read half of them.
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
