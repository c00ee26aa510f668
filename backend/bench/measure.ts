import type { Result } from 'autocannon';
import autocannon from 'autocannon';
import type { BenchRequest } from './scenario';

/** Result of one load test; times in milliseconds. */
export interface Measurement {
  perSecond: number;
  p50: number;
  p99: number;
  failed: number;
}

/** Parameters of a load test. */
export interface Load {
  port: number;
  connections: number;
  seconds: number;
}

/** A request as it is sent. */
export function wire({ method = 'GET', path, headers, body }: BenchRequest): {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
} {
  if (body === undefined) return { method, path, headers: { ...headers } };
  const json = { 'content-type': 'application/json' };
  return { method, path, headers: { ...headers, ...json }, body: JSON.stringify(body) };
}

/** Number of wrong responses; timeouts of the load generator don't count. */
export function wrongIn({ non2xx, errors, timeouts }: Result): number {
  return non2xx + errors - timeouts;
}

/** Load-tests a server with requests in rotation, after `warmUp` seconds that don't count. */
export async function measure(
  { port, connections, seconds }: Load,
  requests: BenchRequest[],
  warmUp: number,
): Promise<Measurement> {
  const load = { url: `http://127.0.0.1:${port}`, connections, requests: requests.map(wire) };
  if (warmUp > 0) await autocannon({ ...load, duration: warmUp });
  const result = await autocannon({ ...load, duration: seconds });
  const { requests: rate, latency } = result;
  return { perSecond: rate.average, p50: latency.p50, p99: latency.p99, failed: wrongIn(result) };
}
