// A Redis for the tests: the configured one, an own one, or a local one that is running and empty.
import { spawn } from 'node:child_process';
import { requireFromBackend } from '../workspace/layout.mjs';
import { findProgram } from '../workspace/processes.mjs';
import { aptInstall } from './apt.mjs';
import { freePort, isListening, waitFor } from './ports.mjs';

const PORT = 6379;
const nothing = async () => undefined;

async function withClient(url, work) {
  const { Redis } = requireFromBackend('ioredis');
  const client = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 0, retryStrategy: () => null });
  client.on('error', nothing);
  try {
    await client.connect();
    return await work(client);
  } finally {
    client.disconnect();
  }
}

/** The local server, only if it is empty: suites flush the databases they use. */
async function emptyRunning() {
  const url = `redis://127.0.0.1:${PORT}`;
  const used = await withClient(url, (client) => client.info('keyspace')).catch(() => 'none answers');
  return used.trim() === '# Keyspace'
    ? { url, close: () => withClient(url, (client) => client.flushall()) }
    : undefined;
}

async function startOwn(server) {
  const port = await freePort();
  const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(server, options, { stdio: 'ignore' });
  if (await waitFor(() => isListening(port), 10_000)) {
    return { url: `redis://127.0.0.1:${port}`, close: async () => void child.kill() };
  }
  child.kill();
  throw new Error('Redis did not start within 10 s');
}

/** Provides a Redis for one test run. Resolves with undefined without any. */
export async function openRedis() {
  const given = process.env.TEST_REDIS_URL;
  if (given) return { url: given, close: nothing };
  const server = findProgram('redis-server');
  if (server) return startOwn(server);
  return (
    (await emptyRunning()) ??
    ((await aptInstall('redis-server')) ? startOwn(findProgram('redis-server')) : undefined)
  );
}
