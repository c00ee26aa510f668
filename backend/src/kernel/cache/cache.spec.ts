import type { Database } from '../database';
import type { Redis } from '../redis';
import { BYTES, Cache, VersionedCache } from '.';

describe('Cache', () => {
  it('loads a value once for concurrent callers', async () => {
    const cache = new Cache();
    const load = jest.fn(async () => 'menu');
    const answers = await Promise.all([1, 2, 3].map(() => cache.getOrCompute('k', 10, load)));
    expect(answers).toEqual(['menu', 'menu', 'menu']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('caches null as a value', async () => {
    const cache = new Cache();
    const load = jest.fn(async () => null);
    await cache.getOrCompute('k', 10, load);
    expect(await cache.getOrCompute('k', 10, load)).toBeNull();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('does not cache a failed load', async () => {
    const cache = new Cache();
    await expect(cache.getOrCompute('k', 10, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(cache.getOrCompute('k', 10, async () => 'yes')).resolves.toBe('yes');
  });

  it('evicts the least recently used entries when it is full', () => {
    const cache = new Cache();
    for (let i = 0; i < 5_000; i++) cache.set(`k${i}`, i, 10);
    expect(cache.get('k0')).toBe(0);
    for (let i = 5_000; i < 6_000; i++) cache.set(`k${i}`, i, 10);
    expect([cache.get('k0'), cache.get('k1'), cache.get('k1000')]).toEqual([0, undefined, undefined]);
    expect([cache.get('k1001'), cache.get('k5999')]).toEqual([1_001, 5_999]);
  });

  it('evicts the least recently used entries when their bytes exceed its capacity', () => {
    const cache = new Cache();
    for (const name of ['a', 'b', 'c']) cache.set(name, { name, [BYTES]: 20 * 1024 ** 2 }, 10);
    expect(['a', 'b', 'c'].map((name) => cache.get(name) !== undefined)).toEqual([false, true, true]);
  });
});

describe('VersionedCache', () => {
  const commits: (() => void)[] = [];
  const transaction = { startedAt: 1_000, afterCommit: (fn: () => void) => commits.push(fn) };
  const database = transaction as unknown as Database;
  const redis = { commands: () => null, dedicated: () => null } as unknown as Redis;

  it('invalidates the values under a name when its bump is committed', async () => {
    const cache = new VersionedCache(new Cache(), database, redis);
    let price = 1;
    const read = (): Promise<number> => cache.getOrCompute('catalogue', 'p1', async () => price);
    expect(await read()).toBe(1);
    price = 2;
    cache.invalidate('catalogue');
    expect(await read()).toBe(1);
    commits.splice(0).forEach((commit) => commit());
    expect(await read()).toBe(2);
  });

  describe('tells an index what has changed', () => {
    let cache: VersionedCache;
    const change = (startedAt: number, ids?: number[]): void => {
      transaction.startedAt = startedAt;
      if (ids) cache.invalidateRecords('catalogue', ids);
      else cache.invalidate('catalogue');
      commits.splice(0).forEach((commit) => commit());
    };

    beforeEach(() => {
      cache = new VersionedCache(new Cache(), database, redis);
      cache.takeChanges('catalogue');
    });

    it('once: the records, and the start of the oldest transaction', () => {
      change(7_000, [1, 2]);
      change(2_000, [2, 3]);
      expect(cache.takeChanges('catalogue')).toEqual({ since: 2_000, ids: new Set([1, 2, 3]) });
      expect(cache.takeChanges('catalogue')).toEqual({ since: Infinity, ids: new Set() });
    });

    it('without records when anything may have changed, or too many have', () => {
      change(7_000, [1]);
      change(9_000);
      change(8_000, [2]);
      expect(cache.takeChanges('catalogue')).toEqual({ since: 7_000, ids: null });
      change(
        7_000,
        Array.from({ length: 501 }, (_, id) => id),
      );
      expect(cache.takeChanges('catalogue')).toEqual({ since: 7_000, ids: null });
    });

    it('without records after everything was cleared, also when some have changed since', async () => {
      change(7_000, [1]);
      await cache.clear();
      change(9_000, [2]);
      expect(cache.takeChanges('catalogue')).toEqual({ since: 9_000, ids: null });
      change(9_000, [2]);
      expect(cache.takeChanges('catalogue').ids).toEqual(new Set([2]));
    });
  });

  it('does not serve later callers a value whose load started before the bump', async () => {
    const cache = new VersionedCache(new Cache(), database, redis);
    let release: (value: string) => void = () => undefined;
    const early = cache.getOrCompute(
      'catalogue',
      'p',
      () => new Promise<string>((resolve) => (release = resolve)),
    );
    cache.invalidate('catalogue');
    commits.splice(0).forEach((commit) => commit());
    release('old');
    expect(await early).toBe('old');
    expect(await cache.getOrCompute('catalogue', 'p', async () => 'new')).toBe('new');
  });
});
