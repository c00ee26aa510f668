import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BenchRequest } from './scenario';

/** Milliseconds in which a shop with nothing to do answers. */
const AT_ONCE = 50;

/** What a server says of itself once it listens. */
interface Served {
  port: number;
  requests?: BenchRequest[];
}

/** A server that runs in a process of its own. */
export interface Server extends Served {
  /** Bytes that its process holds now; only the shop answers. */
  rss(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a server; `profile` names a folder that its CPU profile goes into when it stops. */
export async function startServer(file: string, args: string[], profile?: string): Promise<Server> {
  const execArgv = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [];
  const child = fork(join(__dirname, file), args, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv,
  });
  const served = await new Promise<Served>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Served));
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
  return { ...served, rss: () => rssOf(child), stop: () => stop(child) };
}

/** Waits until the shop has done what an earlier load left behind, and answers at once again. */
export async function settle(port: number): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const began = performance.now();
    await (await fetch(`http://127.0.0.1:${port}/backend/health/live`)).text();
    if (performance.now() - began < AT_ONCE) return;
    await pause(AT_ONCE);
  }
}

async function rssOf(child: ChildProcess): Promise<number> {
  const answer = once(child, 'message');
  child.send('rss');
  const [{ rss }] = (await answer) as [{ rss: number }];
  return rss;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
