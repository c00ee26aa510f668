// The books of a suite's shop, verified once its tests are over.
import { join } from 'node:path';
import { ROOT } from '../workspace/layout.mjs';
import { run } from '../workspace/processes.mjs';

const PROGRAM = join(ROOT, 'backend/dist/src/verify-books.js');
const LIMIT = { timeout: 120_000 };

/**
 * Runs `verify:books` of the built backend on a running shop; rejects with what it prints if a rule is broken.
 * @param {Record<string, string>} env settings of the shop
 * @param {string} program
 */
export async function verifyBooks(env, program = PROGRAM) {
  const { code, output } = await run([process.execPath, '--enable-source-maps', program], { env, ...LIMIT });
  if (code !== 0) throw new Error(`The books of the tested shop are not in order:\n${output}`);
}

/**
 * A teardown that verifies the books while the shop still runs, and closes the shop whatever they say.
 * @param {Record<string, string>} env settings of the shop
 * @param {() => Promise<void>} close
 * @returns {() => Promise<void>}
 */
export function verifyThenClose(env, close) {
  return async () => {
    try {
      await verifyBooks(env);
    } finally {
      await close();
    }
  };
}
