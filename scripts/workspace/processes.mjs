// Child processes: run to completion, or with the terminal handed over.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { ROOT } from './layout.mjs';

const WINDOWS = process.platform === 'win32';

/** The npm that runs this script, if any, so that no other version is used. */
export function npm(...args) {
  const own = process.env.npm_execpath;
  return own?.endsWith('.js') ? [process.execPath, own, ...args] : ['npm', ...args];
}

/** One of the workspace's own command-line tools. */
export function tool(name, ...args) {
  return WINDOWS ? [...npm('exec', '--', name), ...args] : [join(ROOT, 'node_modules/.bin', name), ...args];
}

/**
 * Runs a command. Resolves with its exit code and output; never rejects. With `echo` its output is also
 * printed; after `timeout` milliseconds it is killed.
 */
export function run([command, ...args], { cwd = ROOT, env = {}, echo = false, timeout = 0 } = {}) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: WINDOWS && command === 'npm',
      timeout,
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (echo) process.stdout.write(text);
      });
    }
    child.on('error', (error) => resolve({ code: 1, output: `${command}: ${error.message}\n` }));
    child.on('close', (code, signal) => resolve({ code: code ?? exitCode(signal), output }));
  });
}

/** The first of these programs on the PATH (or in system folders that a user's PATH omits). */
export function findProgram(...names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** The shell's exit code for a signal. */
function exitCode(signal) {
  return 128 + (constants.signals[signal] ?? 0);
}

/** Hands the terminal to a command, forwards signals and exits with its code. */
export function become([command, ...args], env) {
  const child = spawn(command, args, { cwd: ROOT, env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // A terminal's Ctrl-C reaches the child anyway; a second signal would cut its graceful shutdown short.
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : child.kill(signal)));
  }
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? exitCode(signal)));
}
