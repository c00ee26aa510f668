import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../src/kernel/config';
import { loadConfig } from '../src/kernel/config';

/** Configuration of the shop under test: as in production, on the given database. */
export function benchConfig(address: string, more: Readonly<Record<string, string>> = {}): Config {
  return loadConfig({
    NODE_ENV: 'production',
    DATABASE_URL: address,
    SEED: 'none',
    LOG_LEVEL: 'error',
    STOA_ROLES: 'web',
    // A single client simulates many users: all rate limits scale with this one.
    SIGN_IN_LIMIT: '10000',
    SESSION_SECRET: 'a secret for benchmarks only, of no value',
    STORAGE: `disk:${join(tmpdir(), 'stoa-bench-media')}`,
    ...(process.env.BENCH_REDIS_URL && { REDIS_URL: process.env.BENCH_REDIS_URL }),
    ...more,
  });
}
