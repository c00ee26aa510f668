import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { NODE_FLAGS } from './node-flags';
import type { BenchRequest } from './scenario';
import type { Usage } from './usage';

/** Response time in milliseconds below which a shop counts as idle. */
const BATCH_SIZE = 50;

/** Message of a server once it listens. */
interface Served {
  port: number;
  requests?: BenchRequest[];
}

/** A server in a child process. */
export interface Server extends Served {
  pid: number;
  /** Memory and processor time of the server's process. */
  usage(): Promise<Usage>;
  /** Sends a message to the server's process. */
  send(message: object): void;
  stop(): Promise<void>;
}

/**
 * Starts a server, a file beside this one or a bundle; with `profile`, its CPU profile is written to that folder when it stops. With `collects` its
 * usage tells what is left of the heap after a collection.
 */
export async function startServer(
  file: string,
  args: string[],
  { profile, collects }: { profile?: string; collects?: boolean } = {},
): Promise<Server> {
  const execArgv = [...NODE_FLAGS];
  if (profile) execArgv.push('--cpu-prof', `--cpu-prof-dir=${profile}`);
  if (collects) execArgv.push('--expose-gc');
  const child = fork(join(__dirname, file), args, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv,
    // Without it React runs its development build.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const served = await new Promise<Served>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Served));
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
  return {
    ...served,
    pid: child.pid as number,
    usage: () => usageOf(child),
    send: (message) => void child.send(message),
    stop: () => stop(child),
  };
}

/** Waits until the shop has finished work of an earlier load and responds fast again. */
export async function settle(port: number): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const began = performance.now();
    await (await fetch(`http://127.0.0.1:${port}/backend/health/live`)).text();
    if (performance.now() - began < BATCH_SIZE) return;
    await pause(BATCH_SIZE);
  }
}

async function usageOf(child: ChildProcess): Promise<Usage> {
  const answer = once(child, 'message');
  child.send('usage');
  const [usage] = (await answer) as [Usage];
  return usage;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
