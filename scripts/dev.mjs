// `npm run dev`: the API and the three surfaces, each with live reload; Ctrl-C ends all.
import './workspace/node-version.mjs';
import { spawn } from 'node:child_process';
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { buildOrExit, forgetBuild } from './workspace/build.mjs';
import { installIfNeeded } from './workspace/install.mjs';
import { ROOT } from './workspace/layout.mjs';
import { npm } from './workspace/processes.mjs';

const GROUPS = process.platform !== 'win32';
const SHOP = 'http://localhost:5173';
/** A folder that never exists, so that the API does not serve old builds. */
const SERVED_BY_VITE = '.cache/served-by-vite';
const ADDRESSES = {
  storefront: `${SHOP}/`,
  admin: 'http://localhost:5174/admin/',
  seller: 'http://localhost:5175/seller/',
  api: 'http://localhost:3000/backend/docs',
};
const COLOURS = { contracts: 90, compile: 90, api: 36, storefront: 32, admin: 33, seller: 35 };

// The compiler has written all files once; the API listens, and its accounts follow.
const COMPILED = /Successfully compiled: \d+ files/;
const LISTENING = /Stoa is open/;
const COMPILED_MIGRATION = /Successfully compiled database\/migrations\//;
const API = 'backend/dist/src/main.js';

const children = [];
let ending = false;

/** Copies a stream to stdout, each line prefixed with the process's name. */
function prefixLines(name, stream, onLine) {
  const prefix = `\x1b[${COLOURS[name]}m${name.padEnd(10)}\x1b[0m `;
  let rest = '';
  stream.setEncoding('utf8').on('data', (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop();
    for (const line of lines) {
      process.stdout.write(`${prefix}${line}\n`);
      onLine(line);
    }
  });
}

/** Ends every child process with its own children, then this one. */
function endAll(code) {
  if (ending) return;
  ending = true;
  for (const child of children) {
    try {
      if (GROUPS) process.kill(-child.pid, 'SIGTERM');
      else child.kill();
    } catch {
      // It has exited already.
    }
  }
  setTimeout(() => process.exit(code), 500);
}

/** Starts a process; `onLine` is called with each line that it prints. */
function start(name, [command, ...args], folder, { env = {}, onLine = () => undefined } = {}) {
  const child = spawn(command, args, {
    cwd: join(ROOT, folder),
    env: { FORCE_COLOR: '1', ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: GROUPS,
  });
  children.push(child);
  prefixLines(name, child.stdout, onLine);
  prefixLines(name, child.stderr, onLine);
  child.on('exit', (code) => {
    if (!ending) console.error(`${name} ended (code ${code}), so everything ends.`);
    endAll(code || 1);
  });
}

/** Calls `then` when a line matches for the first time. */
function once(pattern, then) {
  let done = false;
  return (line) => {
    if (done || !pattern.test(line)) return;
    done = true;
    then();
  };
}

/** Node watches only modules that it has loaded, so not a new migration. */
function restartApiForMigration(line) {
  const now = new Date();
  if (COMPILED_MIGRATION.test(line)) utimesSync(join(ROOT, API), now, now);
}

function startApi() {
  const command = [process.execPath, '--enable-source-maps', '--watch', API];
  const env = {
    NODE_ENV: 'development',
    PORT: '3000',
    PUBLIC_URL: process.env.PUBLIC_URL ?? SHOP,
    STOREFRONT_DIR: SERVED_BY_VITE,
    BACKOFFICE_DIR: SERVED_BY_VITE,
    SELLER_PORTAL_DIR: SERVED_BY_VITE,
  };
  start('api', command, '.', { env, onLine: once(LISTENING, () => setTimeout(printAddresses, 300)) });
}

function printAddresses() {
  const lines = Object.entries(ADDRESSES).map(([name, address]) => `  ${name.padEnd(10)} ${address}`);
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}

await installIfNeeded();
await buildOrExit(['backend/contracts']);
['backend/contracts', 'backend'].forEach(forgetBuild);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => endAll(0));
start('contracts', npm('run', '--silent', 'dev'), 'backend/contracts');
// The compiler empties a folder first: an API started before it has finished would miss modules.
const startApiOnce = once(COMPILED, startApi);
const onLine = (line) => {
  startApiOnce(line);
  restartApiForMigration(line);
};
start('compile', npm('run', '--silent', 'dev'), 'backend', { onLine });
for (const [name, folder] of [
  ['storefront', 'storefront'],
  ['admin', 'backoffice'],
  ['seller', 'seller-portal'],
]) {
  start(name, npm('run', '--silent', 'dev'), folder);
}
