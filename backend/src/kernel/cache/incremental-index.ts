import type { VersionedCache } from './versioned-cache';

/** Milliseconds that rows are read again over, for transactions that committed after younger ones. */
const OVERLAP = 5_000;

/** Where an index is filled from; rows carry the moment of their last change, in milliseconds since 1970. */
export interface IndexSource<T> {
  /** Reads everything into a new index; `until` is the moment of the youngest row. */
  readAll(): Promise<{ index: T; until: number }>;
  /**
   * Takes what was changed since a moment into the index and answers the moment of the youngest row read, 0 without
   * any; null when the index has to be read anew.
   */
  takeChanges(index: T, since: number): Promise<number | null>;
  /** Drops what was computed from the index before it was refreshed. */
  refreshed(): void | Promise<void>;
}

/**
 * An index in memory that is read whole at first use; whenever the version of `name` has moved, the rows written since
 * are taken in. Readers that come at the same time share one refresh.
 */
export class IncrementalIndex<T extends object> {
  private index: T | null = null;
  private version = '';
  private until = 0;
  private refreshing: Promise<void> | null = null;

  constructor(
    private readonly cache: Pick<VersionedCache, 'version' | 'takeOldestChange'>,
    private readonly name: string,
    private readonly source: IndexSource<T>,
  ) {}

  /** The index with everything that was committed before this was called. */
  async current(): Promise<T> {
    // Twice, because a refresh under way may have read before the change that this reader waits for.
    for (let turn = 0; turn < 2; turn++) {
      if (this.index && this.version === this.cache.version(this.name)) break;
      this.refreshing ??= this.refresh().finally(() => (this.refreshing = null));
      await this.refreshing;
    }
    if (!this.index) throw new Error(`The index of ${this.name} could not be filled`);
    return this.index;
  }

  private async refresh(): Promise<void> {
    const version = this.cache.version(this.name);
    // A long transaction's rows carry moments from before others that were taken in already. Kept when reading fails.
    this.until = Math.min(this.until, this.cache.takeOldestChange(this.name));
    const youngest = this.index && (await this.source.takeChanges(this.index, this.until - OVERLAP));
    if (youngest === null) ({ index: this.index, until: this.until } = await this.source.readAll());
    else this.until = Math.max(this.until, youngest);
    await this.source.refreshed();
    this.version = version;
  }
}
