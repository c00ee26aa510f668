import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Client, type HttpCall } from '@stoa/testing';
import type { Shop } from './shop';

const BACKEND = join(__dirname, '../..');
const TIMEOUT = 120_000;

/** A separate process that serves the same shop and can be killed. */
export interface ShopProcess {
  client: Client;
  /** Its base URL. */
  url: string;
  /** Milliseconds from start to first response. */
  startedIn: number;
  /** Kills it (SIGKILL), like a crash, and waits for its exit. */
  kill(): Promise<void>;
}

/** Starts the compiled backend on a free port with the database of `shop`; returns once it responds. */
export async function startProcess(
  shop: Shop,
  environment: Record<string, string> = {},
): Promise<ShopProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, ['dist/bundle/main.js'], {
    cwd: BACKEND,
    env: { PATH: process.env.PATH, ...shop.settings, HOST: '127.0.0.1', PORT: String(port), ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  await answers(child, url, () => output);
  const startedIn = performance.now() - began;
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { client: new Client(over(url)), url, startedIn, kill };
}

async function answers(child: ChildProcess, url: string, output: () => string): Promise<void> {
  const end = Date.now() + TIMEOUT;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`The shop ended with ${child.exitCode}: ${output()}`);
    const live = await fetch(`${url}/backend/health/live`).catch(() => null);
    if (live?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`The shop does not answer: ${output()}`);
}

function over(url: string): HttpCall {
  return async ({ method, path, headers, body }) => {
    const isJson = body !== undefined && !Buffer.isBuffer(body);
    const answer = await fetch(url + path, {
      method,
      headers: { ...headers, ...(isJson && { 'content-type': 'application/json' }) },
      body: isJson ? JSON.stringify(body) : (body as Buffer<ArrayBuffer> | undefined),
    });
    return { status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() };
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
