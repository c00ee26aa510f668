// The nginx in front of the production setup.
import { findProgram } from '../workspace/processes.mjs';
import { aptInstall } from './apt.mjs';

/** Path of nginx, after an attempt to install it; undefined if unavailable. */
export async function findOrInstallNginx() {
  return findProgram('nginx') ?? ((await aptInstall('nginx-light')) ? findProgram('nginx') : undefined);
}
