// The browser for the browser tests.
import { existsSync } from 'node:fs';
import { findProgram, run, tool } from '../workspace/processes.mjs';
import { aptInstall } from './apt.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Path of the browser: the configured one, Playwright's own, or the system's; undefined without any. */
export async function findChromium() {
  const given = process.env.PLAYWRIGHT_CHROMIUM_PATH;
  if (given) return given;
  const { chromium } = await import('@playwright/test');
  return [chromium.executablePath(), findProgram(...NAMES), MAC].find((path) => path && existsSync(path));
}

/**
 * Path of the system's Chromium without a window, which takes less processor time. It grants no notifications.
 * Undefined without one, and if a browser is configured.
 */
export function findHeadlessShell() {
  return process.env.PLAYWRIGHT_CHROMIUM_PATH ? undefined : findProgram('chromium-headless-shell');
}

/** As `findChromium`, after an attempt to install what is missing: the system's packages for root, else Playwright's. */
export async function findOrInstallChromium() {
  const found = await findChromium();
  if (found) {
    if (found === findProgram('chromium') && !findHeadlessShell())
      await aptInstall('chromium-headless-shell');
    return found;
  }
  if (!(await aptInstall('chromium', 'chromium-headless-shell')))
    await run(tool('playwright', 'install', 'chromium'));
  return findChromium();
}

/** Chromium refuses its sandbox only to root; everybody else keeps it. */
export function launchArguments() {
  return process.getuid?.() === 0 ? ['--no-sandbox'] : [];
}
