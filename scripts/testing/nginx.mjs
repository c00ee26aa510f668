// The nginx that the production shape stands behind.
import { findProgram } from '../workspace/processes.mjs';
import { aptInstall } from './apt.mjs';

/** Path of nginx, after an attempt to install it; undefined where it cannot be had. */
export async function findOrInstallNginx() {
  return findProgram('nginx') ?? ((await aptInstall('nginx-light')) ? findProgram('nginx') : undefined);
}
