/** Most records whose last change is remembered; older ones count as changed. */
const MAX = 100_000;

/** Tells which records have changed since a point in the sequence of this process's changes. */
export class RecordChanges {
  private readonly last = new Map<string, number>();
  /** Before this point nothing is known, so everything counts as changed. */
  private knownSince = 0;
  private latest = 0;

  /** Point in the sequence of changes; to be read before the records are. */
  get sequence(): number {
    return this.latest;
  }

  /** Marks records as changed. */
  add(keys: Iterable<string>): void {
    this.latest++;
    for (const key of keys) {
      // Inserted anew, so that the map is in the order of the changes.
      this.last.delete(key);
      this.last.set(key, this.latest);
    }
    for (const [key, sequence] of this.last) {
      if (this.last.size <= MAX) break;
      this.last.delete(key);
      this.knownSince = sequence;
    }
  }

  /** Marks all records as changed: changes may have been missed. */
  addAll(): void {
    this.latest++;
    this.last.clear();
    this.knownSince = this.latest;
  }

  /** Whether one of the records has changed after a point in the sequence. */
  hasChanged(keys: Iterable<string>, since: number): boolean {
    if (since === this.latest) return false;
    if (since < this.knownSince) return true;
    for (const key of keys) if ((this.last.get(key) ?? 0) > since) return true;
    return false;
  }
}

/** Key of a record, such as `products:12`. */
export const recordKey = (name: string, id: number): string => `${name}:${id}`;
