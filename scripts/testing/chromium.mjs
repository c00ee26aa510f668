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

/** The same, after an attempt to install one: the system's package for root, else Playwright's. */
export async function findOrInstallChromium() {
  const found = await findChromium();
  if (found) return found;
  if (!(await aptInstall('chromium'))) await run(tool('playwright', 'install', 'chromium'));
  return findChromium();
}

/** Chromium refuses its sandbox only to root; everybody else keeps it. */
export function launchArguments() {
  return process.getuid?.() === 0 ? ['--no-sandbox'] : [];
}
