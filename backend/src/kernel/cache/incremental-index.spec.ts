import type { Database } from '../database';
import type { Redis } from '../redis';
import type { IndexSource } from '.';
import { Cache, IncrementalIndex, VersionedCache } from '.';

type Row = { id: number; changed: number };

describe('IncrementalIndex', () => {
  let rows: Row[];
  let startedAt: number;
  let commit: () => void;
  let loadedIds: number[];
  let source: IndexSource<Map<number, number>>;
  let index: IncrementalIndex<Map<number, number>>;
  let cache: VersionedCache;

  const youngest = (some: readonly Row[]): number => Math.max(0, ...some.map(({ changed }) => changed));
  /** Writes a row in a transaction that began at the given time; the returned function commits it. */
  const write = (id: number, changed: number): (() => void) => {
    startedAt = changed;
    cache.invalidate('goods');
    const announce = commit;
    return () => {
      rows.push({ id, changed });
      announce();
    };
  };

  beforeEach(() => {
    [rows, loadedIds] = [[{ id: 1, changed: 100_000 }], []];
    const database = {
      get startedAt() {
        return startedAt;
      },
      afterCommit: (fn: () => void) => (commit = fn),
    } as unknown as Database;
    cache = new VersionedCache(new Cache(), database, { commands: () => null } as unknown as Redis);
    const take = (map: Map<number, number>, some: readonly Row[]): number => {
      for (const { id, changed } of some) map.set(id, changed);
      return youngest(some);
    };
    source = {
      readAll: jest.fn(async () => {
        const map = new Map<number, number>();
        return { index: map, until: take(map, rows) };
      }),
      applyChanges: jest.fn(async (map, since) => {
        loadedIds.push(since);
        return take(
          map,
          rows.filter(({ changed }) => changed >= since),
        );
      }),
      applyRecords: jest.fn(async (map, changed) =>
        take(
          map,
          rows.filter(({ id }) => changed.includes(id)),
        ),
      ),
      refreshed: jest.fn(),
    };
    index = new IncrementalIndex(cache, ['goods'], source);
  });

  const ids = async (): Promise<number[]> => [...(await index.current()).keys()];

  it('reads all rows once for concurrent callers, then only the changes', async () => {
    expect(await Promise.all([ids(), ids(), ids()])).toEqual([[1], [1], [1]]);
    write(2, 110_000)();
    expect(await Promise.all([ids(), ids()])).toEqual([
      [1, 2],
      [1, 2],
    ]);
    await ids();
    expect(source.readAll).toHaveBeenCalledTimes(1);
    expect(loadedIds).toEqual([95_000]);
    expect(source.refreshed).toHaveBeenCalledTimes(2);
  });

  it('includes a change that is committed long after newer changes', async () => {
    await ids();
    const late = write(2, 101_000);
    write(3, 130_000)();
    expect(await ids()).toEqual([1, 3]);
    late();
    expect(await ids()).toEqual([1, 3, 2]);
    // The next read doesn't go as far back again.
    write(4, 131_000)();
    expect(await ids()).toEqual([1, 3, 2, 4]);
    expect(loadedIds.at(-1)).toBeGreaterThanOrEqual(95_000);
  });

  it('includes a late-committed change on the next read after a failed read', async () => {
    await ids();
    write(3, 130_000)();
    await ids();
    write(2, 101_000)();
    jest.mocked(source.applyChanges).mockRejectedValueOnce(new Error('away'));
    await expect(ids()).rejects.toThrow('away');
    expect(await ids()).toEqual([1, 3, 2]);
  });

  it('reads only the records that changed if it is told which', async () => {
    await ids();
    cache.invalidateRecords('goods', [2]);
    // Another row that nobody has told of is not looked for.
    rows.push({ id: 2, changed: 101_000 }, { id: 3, changed: 101_000 });
    commit();
    expect(await ids()).toEqual([1, 2]);
    expect(source.applyRecords).toHaveBeenCalledWith(expect.anything(), [2]);
    expect(source.applyChanges).not.toHaveBeenCalled();
  });

  it('reads records again after a failed read', async () => {
    await ids();
    cache.invalidateRecords('goods', [2]);
    rows.push({ id: 2, changed: 101_000 });
    commit();
    jest.mocked(source.applyRecords).mockRejectedValueOnce(new Error('away'));
    await expect(ids()).rejects.toThrow('away');
    expect(await ids()).toEqual([1, 2]);
  });

  it('is rebuilt when it can’t apply a change', async () => {
    const before = await index.current();
    write(2, 110_000)();
    jest.mocked(source.applyChanges).mockResolvedValueOnce(null);
    expect(await index.current()).not.toBe(before);
    expect(await ids()).toEqual([1, 2]);
    expect(source.readAll).toHaveBeenCalledTimes(2);
  });
});
