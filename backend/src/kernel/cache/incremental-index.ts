import { mergeChanges, type NamedChanges, NO_CHANGES } from './named-changes';
import type { VersionedCache } from './versioned-cache';

/** Overlap in milliseconds when rows are read again, for transactions that committed out of order. */
const OVERLAP = 5_000;

/** Data source of an index; rows have the time of their last change, in milliseconds since 1970. */
export interface IndexSource<T> {
  /** Reads everything into a new index; `until` is the time of the latest row. */
  readAll(): Promise<{ index: T; until: number }>;
  /**
   * Applies the changes since a time to the index and returns the time of the latest row, 0 without any; null
   * when the index must be rebuilt.
   */
  applyChanges(index: T, since: number): Promise<number | null>;
  /** The same for single records as they are committed now. */
  applyRecords(index: T, ids: readonly number[]): Promise<number | null>;
  /** Invalidates what was computed from the index before the refresh. */
  refreshed(): void | Promise<void>;
}

/**
 * An in-memory index that is loaded at first use; whenever the version of one of its names changes, the rows
 * written since are applied. Concurrent readers share one refresh.
 */
export class IncrementalIndex<T extends object> {
  private index: T | null = null;
  /** Version of each name that the index shows. */
  private versions: readonly string[] = [];
  private until = 0;
  /** Changes not applied yet; retained when reading fails. */
  private pending: NamedChanges = NO_CHANGES;
  private refreshing: Promise<void> | null = null;

  constructor(
    private readonly cache: Pick<VersionedCache, 'version' | 'takeChanges'>,
    private readonly names: readonly string[],
    private readonly source: IndexSource<T>,
  ) {}

  /** The index with everything that was committed before this call. */
  async current(): Promise<T> {
    // Twice, because a running refresh may have read before the change that this reader waits for.
    for (let sequence = 0; sequence < 2; sequence++) {
      if (this.index && !this.isStale()) break;
      this.refreshing ??= this.refresh().finally(() => (this.refreshing = null));
      await this.refreshing;
    }
    if (!this.index) throw new Error(`The index of ${this.names.join()} could not be filled`);
    return this.index;
  }

  private isStale(): boolean {
    return this.names.some((name, index) => this.versions[index] !== this.cache.version(name));
  }

  private async refresh(): Promise<void> {
    const versions = this.names.map((name) => this.cache.version(name));
    this.names.forEach((name, index) => {
      if (this.versions[index] !== versions[index])
        this.pending = mergeChanges(this.pending, this.cache.takeChanges(name));
    });
    const youngest = this.index && (await this.apply(this.index, this.pending));
    if (youngest === null) ({ index: this.index, until: this.until } = await this.source.readAll());
    else this.until = Math.max(this.until, youngest);
    await this.source.refreshed();
    this.versions = versions;
    this.pending = NO_CHANGES;
  }

  private apply(index: T, { since, ids }: NamedChanges): Promise<number | null> {
    if (ids) return this.source.applyRecords(index, [...ids]);
    // Rows of a long transaction have earlier times than rows already applied.
    return this.source.applyChanges(index, Math.min(this.until, since) - OVERLAP);
  }
}
