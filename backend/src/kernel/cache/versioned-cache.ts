import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Database } from '../database';
import { Redis } from '../redis';
import { Cache } from './cache';
import { dependOn } from './dependencies';
import { mergeChanges, type NamedChanges, NO_CHANGES } from './named-changes';
import { recordKey, RecordChanges } from './record-changes';

const CHANNEL = 'stoa:versions';

/** Maximum age in seconds of entries on a node that missed an announcement. */
const MAX_LIFETIME = 60;

/** Maximum milliseconds of a transaction that other nodes' indexes are expected to hear of. */
const MAX_TRANSACTION_TIME = 60_000;

/** Message to the other nodes: a changed name, with ids if only these records changed, or null to clear everything. */
interface Announcement {
  node: string;
  name: string | null;
  ids?: readonly number[];
  since?: number;
}

/**
 * Cache whose keys contain a named version, such as `catalogue`: bumping the version invalidates its entries.
 * Bumps take effect after the commit and are announced to the other nodes through Redis, if configured.
 */
@Injectable()
export class VersionedCache implements OnModuleInit {
  private readonly logger = new Logger(VersionedCache.name);
  private readonly versions = new Map<string, number>();
  private readonly node = randomUUID();
  /** By name, the changes not yet taken. */
  private readonly pending = new Map<string, NamedChanges>();
  /** By name, the epoch when its changes were last taken. */
  private readonly takenIn = new Map<string, number>();
  /** Since when announcements may have been missed; null while connected. */
  private deafSince: number | null = null;
  private epoch = 0;
  private bumps = 0;
  /** Bumps of whole names, without those of single records. */
  private wholeBumps = 0;
  /** Changes of single records, by which responses are invalidated that show them. */
  readonly records = new RecordChanges();

  constructor(
    private readonly cache: Cache,
    private readonly database: Database,
    private readonly redis: Redis,
  ) {}

  onModuleInit(): void {
    const subscriber = this.redis.dedicated('cache versions');
    if (!subscriber) return;
    subscriber.on('message', (_channel: string, message: string) => this.heard(message));
    // Announcements may have been missed while disconnected, so every entry is invalidated.
    subscriber.on('close', () => (this.deafSince ??= Date.now()));
    subscriber.on('ready', () => this.missed());
    subscriber
      .subscribe(this.redis.channel(CHANNEL))
      .catch((error: unknown) => this.logger.warn(error, 'cache versions not subscribed'));
  }

  /** The current version of keys under `name`; also usable in an ETag within this node's lifetime. */
  version(name: string): string {
    return `${this.node.slice(0, 8)}-${this.epoch}-${this.versions.get(name) ?? 0}`;
  }

  /** Changes with every version and every record. */
  overall(): string {
    return `${this.node.slice(0, 8)}-${this.epoch}-${this.bumps}`;
  }

  /** Changes with every version, but not with single records. */
  whole(): string {
    return `${this.node.slice(0, 8)}-${this.epoch}-${this.wholeBumps}`;
  }

  /** Declares that the running work depends on versions alone, and not on single records. */
  dependOnVersions(): void {
    const whole = this.whole();
    dependOn(() => this.whole() === whole);
  }

  /** What has changed under `name` since the last call; all of it if messages may have been missed in between. */
  takeChanges(name: string): NamedChanges {
    const isComplete = this.takenIn.get(name) === this.epoch;
    const changes = this.pending.get(name) ?? (isComplete ? NO_CHANGES : { since: 0, ids: null });
    this.pending.delete(name);
    this.takenIn.set(name, this.epoch);
    return isComplete ? changes : { ...changes, ids: null };
  }

  /**
   * Like Cache.remember, invalidated when `name` is bumped. A load that began before a bump is cached under
   * the old version.
   */
  getOrCompute<T>(
    name: string,
    key: string,
    load: () => Promise<T>,
    seconds: number = MAX_LIFETIME,
  ): Promise<T> {
    return this.cache.getOrCompute(this.fullKey(name, key), Math.min(seconds, MAX_LIFETIME), load);
  }

  /** The value cached under the current version; undefined if there is none. */
  get<T>(name: string, key: string): T | undefined {
    return this.cache.get<T>(this.fullKey(name, key));
  }

  /** Removes a cached value, unless another one has replaced it. */
  remove(name: string, key: string, value: unknown): void {
    const full = this.fullKey(name, key);
    if (this.cache.get(full) === value) this.cache.delete(full);
  }

  /** Invalidates everything under `name` on every node once the current transaction is committed. */
  invalidate(name: string): void {
    this.announce(name);
  }

  /** The same for single records of `name`: responses that show others stay cached. */
  invalidateRecords(name: string, ids: readonly number[]): void {
    if (ids.length > 0) this.announce(name, ids);
  }

  /** Clears all nodes; returns this node's number of entries by version, and the number of nodes notified. */
  async clear(): Promise<{ entries: Record<string, number>; servers: number }> {
    const entries: Record<string, number> = {};
    for (const key of this.cache.keys()) {
      const name = key.includes('@') ? key.slice(0, key.indexOf('@')) : 'other';
      entries[name] = (entries[name] ?? 0) + 1;
    }
    this.forgetAll();
    const message = JSON.stringify({ node: this.node, name: null });
    const subscribers = await this.redis
      .commands()
      ?.publish(this.redis.channel(CHANNEL), message)
      .catch(() => 0);
    return { entries, servers: Math.max(1, subscribers ?? 1) };
  }

  private fullKey(name: string, key: string): string {
    return `${name}@${this.version(name)}:${key}`;
  }

  private announce(name: string, ids?: readonly number[]): void {
    const since = this.database.startedAt;
    this.database.afterCommit(() => {
      this.advance({ name, ids, since });
      const message: Announcement = { node: this.node, name, ids, since };
      this.redis
        .commands()
        ?.publish(this.redis.channel(CHANNEL), JSON.stringify(message))
        .catch(() => undefined);
    });
  }

  private heard(message: string): void {
    const { node, name, ids, since = 0 } = JSON.parse(message) as Announcement;
    if (node === this.node) return;
    if (name === null) this.forgetAll();
    else this.advance({ name, ids, since });
  }

  /** After a gap everything cached is invalid; indexes read again what was written since it began. */
  private missed(): void {
    const since = this.deafSince === null ? 0 : this.deafSince - MAX_TRANSACTION_TIME;
    for (const name of this.versions.keys()) this.addPending(name, { since, ids: null });
    this.deafSince = null;
    this.epoch++;
    this.records.addAll();
  }

  private forgetAll(): void {
    this.cache.clear();
    this.pending.clear();
    this.bumps++;
    this.epoch++;
    this.records.addAll();
  }

  private advance({ name, ids, since }: { name: string; ids?: readonly number[]; since: number }): void {
    this.addPending(name, { since, ids: ids ? new Set(ids) : null });
    this.bumps++;
    this.versions.set(name, (this.versions.get(name) ?? 0) + 1);
    if (ids) this.records.add(ids.map((id) => recordKey(name, id)));
    else this.wholeBumps++;
  }

  /** Adds changes to those not yet taken. */
  private addPending(name: string, changes: NamedChanges): void {
    this.pending.set(name, mergeChanges(this.pending.get(name) ?? NO_CHANGES, changes));
  }
}
