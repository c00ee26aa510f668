// Installs what a suite needs, on Debian and only for root; elsewhere people decide about their machine themselves.
import { findProgram, run } from '../workspace/processes.mjs';

let updated = false;

/** Whether this machine lets us install system packages. */
function mayInstall() {
  return process.getuid?.() === 0 && findProgram('apt-get') !== undefined;
}

/** Installs Debian packages. Resolves with whether they are there afterwards. */
export async function aptInstall(...packages) {
  if (!mayInstall()) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if (!updated) await run(['apt-get', 'update', '-q'], { env });
  updated = true;
  const { code, output } = await run(
    ['apt-get', 'install', '-y', '-q', '--no-install-recommends', ...packages],
    { env },
  );
  if (code !== 0) console.error(output);
  return code === 0;
}
