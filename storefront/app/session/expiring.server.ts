/** A bounded LRU cache whose entries expire. */
export class Expiring<T> {
  private readonly entries = new Map<string, { value: T; until: number; weight: number }>();
  private weight = 0;

  /** `capacity` limits the sum of the entries' weights, which default to 1. */
  constructor(private readonly capacity: number) {}

  get(key: string): T | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    if (entry.until <= Date.now()) {
      this.delete(key);
      return undefined;
    }
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: T, lifetime: number, weight = 1): void {
    this.delete(key);
    if (weight > this.capacity) return;
    this.entries.set(key, { value, until: Date.now() + lifetime, weight });
    this.weight += weight;
    for (const oldest of this.entries.keys()) {
      if (this.weight <= this.capacity) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.entries.delete(key);
    this.weight -= entry.weight;
  }
}
