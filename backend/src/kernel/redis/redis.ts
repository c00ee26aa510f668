import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Redis as Client, RedisOptions } from 'ioredis';
import { Config } from '../config';

/**
 * Requests never wait while Redis is down: commands fail at once, the caller continues.
 */
const IMPATIENT: RedisOptions = { maxRetriesPerRequest: 1, enableOfflineQueue: false, commandTimeout: 300 };

/** Subscriptions and blocking reads wait for Redis to return and then resume. */
const PATIENT: RedisOptions = { maxRetriesPerRequest: null, enableReadyCheck: false };

/** Milliseconds for connecting, and for pending replies, when the process stops. */
const CONNECT_TIMEOUT = 3000;
const QUIT_TIMEOUT = 500;

const retryStrategy = (attempt: number): number => Math.min(attempt * 200, 5_000);

/** Provides Redis connections if REDIS_URL is set; everything that uses it also works without. */
@Injectable()
export class Redis implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(Redis.name);
  private readonly opened: Client[] = [];
  private shared: Client | undefined;

  constructor(private readonly config: Config) {}

  get configured(): boolean {
    return this.config.REDIS_URL !== undefined;
  }

  /** Connects at start, so that it is ready for the first request. */
  onModuleInit(): void {
    this.commands();
  }

  /** The connection for commands on the request path, or null without Redis. */
  commands(): Client | null {
    this.shared ??= this.open(IMPATIENT, 'commands');
    return this.shared ?? null;
  }

  /** A dedicated connection for subscriptions or blocking reads, or null without Redis. */
  dedicated(purpose: string): Client | null {
    return this.open(PATIENT, purpose) ?? null;
  }

  /**
   * A channel name of this shop alone. Redis publishes across all databases of a server, so shops that share
   * one would receive each other's messages.
   */
  channel(name: string): string {
    const [, database = ''] = /\/(\d+)$/.exec(new URL(this.config.REDIS_URL ?? 'redis:///').pathname) ?? [];
    return `${name}:${Number(database)}`;
  }

  /** True when Redis responds; always true without Redis. */
  async answers(): Promise<boolean> {
    const client = this.commands();
    if (!client) return true;
    return client.ping().then(
      () => true,
      () => false,
    );
  }

  /** Waits briefly until no connection is being established: one cut then loses its first commands. */
  async settled(): Promise<void> {
    await Promise.all(this.opened.map((client) => inTime(connectedOrFailed(client), CONNECT_TIMEOUT)));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.settled();
    await Promise.all(this.opened.map(leave));
  }

  private open(options: RedisOptions, purpose: string): Client | undefined {
    if (!this.config.REDIS_URL) return undefined;
    // Loaded lazily, so that a shop without Redis does not load the library.
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- synchronous and only when configured
    const { Redis: Connection } = require('ioredis') as typeof import('ioredis');
    const client = new Connection(this.config.REDIS_URL, { ...options, retryStrategy });
    this.report(client, purpose);
    this.opened.push(client);
    return client;
  }

  /** Logs once when it goes down and once when it returns, not per attempt. */
  private report(client: Client, purpose: string): void {
    let away = false;
    client.on('error', (error: Error) => {
      if (!away) this.logger.warn(`Redis is away (${purpose}): ${error.message}`);
      away = true;
    });
    client.on('ready', () => {
      if (away) this.logger.log(`Redis is back (${purpose})`);
      away = false;
    });
  }
}

/** Disconnecting rejects pending commands; quitting completes them first. */
async function leave(client: Client): Promise<void> {
  await inTime(
    client.quit().catch(() => undefined),
    QUIT_TIMEOUT,
  );
  client.disconnect();
}

function connectedOrFailed(client: Client): Promise<unknown> {
  if (client.status !== 'connecting' && client.status !== 'connect') return Promise.resolve();
  return new Promise((resolve) => {
    for (const event of ['ready', 'close', 'end']) client.once(event, resolve);
  });
}

async function inTime(work: Promise<unknown>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => (timer = setTimeout(resolve, milliseconds)));
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
