import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

const MAX_ENTRIES = 5_000;
const MAX_BYTES = 48 * 1024 ** 2;
/** Assumed size of an object that is not `Sized`, in bytes. */
const ASSUMED_BYTES = 2_048;

/** Property of a value that states how many bytes it takes; a symbol, as records have properties of any name. */
export const BYTES = Symbol('bytes');

/** A value that states how many bytes it takes. */
export interface Sized {
  readonly [BYTES]: number;
}

const isSized = (value: unknown): value is Sized =>
  typeof value === 'object' && value !== null && BYTES in value;

function weigh(value: unknown): number {
  if (typeof value === 'string') return Math.max(1, value.length * 2);
  return isSized(value) ? Math.max(1, value[BYTES]) : ASSUMED_BYTES;
}

/** In-process cache of public responses, bounded in entries and bytes; no personal data belongs here. */
@Injectable()
export class Cache {
  private readonly entries = new LRUCache<string, { value: unknown }>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    sizeCalculation: (entry) => weigh(entry.value),
  });
  private readonly loading = new Map<string, Promise<unknown>>();

  get<T>(key: string): T | undefined {
    // The key's owner wrote the value; the cache cannot know its type.
    return this.entries.get(key)?.value as T | undefined;
  }

  set(key: string, value: unknown, seconds: number): void {
    this.entries.set(key, { value }, { ttl: seconds * 1000 });
  }

  delete(key: string): void {
    this.entries.delete(key);
  }

  clear(): void {
    this.entries.clear();
  }

  /** Keys of all entries. */
  keys(): string[] {
    return [...this.entries.keys()];
  }

  /** The cached value, or the result of `load`; concurrent callers share a load. Failures are not cached. */
  async getOrCompute<T>(key: string, seconds: number, load: () => Promise<T>): Promise<T> {
    const cached = this.entries.get(key);
    if (cached) return cached.value as T;
    const pending = this.loading.get(key);
    if (pending) return pending as Promise<T>;
    const promise = load()
      .then((value) => {
        this.set(key, value, seconds);
        return value;
      })
      .finally(() => this.loading.delete(key));
    this.loading.set(key, promise);
    return promise;
  }
}
