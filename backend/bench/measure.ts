import type { Result } from 'autocannon';
import autocannon from 'autocannon';
import type { BenchRequest } from './scenario';

/** What one server did under one load; times in milliseconds. */
export interface Measurement {
  perSecond: number;
  p50: number;
  p99: number;
  failed: number;
}

/** How a server is loaded. */
export interface Load {
  port: number;
  connections: number;
  seconds: number;
}

/** A call as it goes over the wire. */
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

/** Answers that were wrong; one that came too late for the load generator's patience was not. */
export function wrongIn({ non2xx, errors, timeouts }: Result): number {
  return non2xx + errors - timeouts;
}

/** Loads a server with requests in turn; `warmUp` seconds go before and do not count. */
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
