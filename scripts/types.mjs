// Checks the types of every workspace. The native compiler takes a quarter of the time; the JavaScript one remains for
// the tools that use its API, such as the linter (ADR 91).
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import './workspace/node-version.mjs';
import { ROOT, workspaceFolders } from './workspace/layout.mjs';
import { run } from './workspace/processes.mjs';

const NATIVE = dirname(fileURLToPath(import.meta.resolve('@typescript/native/package.json')));
// Both packages have a `tsc`, so it is not clear which one `node_modules/.bin` holds.
const TSC = join(NATIVE, 'bin/tsc');

const projects = ['.', ...workspaceFolders()].filter((folder) =>
  existsSync(join(ROOT, folder, 'tsconfig.json')),
);
for (const folder of projects) {
  const { code, output } = await run([process.execPath, TSC, '--noEmit', '-p', join(ROOT, folder)]);
  if (code === 0) continue;
  console.error(`${folder}:\n${output}`);
  process.exitCode = 1;
}
