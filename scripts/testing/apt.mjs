// Installs packages that a suite needs, only on Debian and as root; elsewhere users install them themselves.
import { findProgram, run } from '../workspace/processes.mjs';

let updated = false;

/** Whether system packages can be installed here. */
function mayInstall() {
  return process.getuid?.() === 0 && findProgram('apt-get') !== undefined;
}

/** Installs Debian packages. Resolves with whether it succeeded. */
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
