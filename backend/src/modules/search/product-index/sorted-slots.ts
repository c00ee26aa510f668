/** With more changed slots than this, merging all slots is faster than moving single ones. */
const MOVED_SINGLY = 64;

/** Sorted slots, updated incrementally without a full sort. */
export class SortedSlots {
  /** Sorted up to `length`; the rest is room for more. */
  private slots = new Int32Array(0);
  private used = 0;

  constructor(private readonly compare: (a: number, b: number) => number) {}

  get length(): number {
    return this.used;
  }

  at(place: number): number {
    return this.slots[place] ?? 0;
  }

  /** Moves new and changed slots to their positions. */
  renew(touched: readonly number[]): void {
    const moving = new Set(touched);
    if (moving.size > MOVED_SINGLY) return this.merge(moving);
    // All are removed first: slots that are not in order would mislead the search.
    for (const slot of moving) this.remove(slot);
    for (const slot of moving) this.insert(slot);
  }

  private remove(slot: number): void {
    const place = this.slots.indexOf(slot);
    // The room behind the slots in use may have any number.
    if (place < 0 || place >= this.used) return;
    this.slots.copyWithin(place, place + 1, this.used);
    this.used--;
  }

  private insert(slot: number): void {
    if (this.used === this.slots.length) this.grow();
    let [low, high] = [0, this.used];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.compare(this.at(middle), slot) <= 0) low = middle + 1;
      else high = middle;
    }
    this.slots.copyWithin(low + 1, low, this.used);
    this.slots[low] = slot;
    this.used++;
  }

  private merge(moving: ReadonlySet<number>): void {
    const coming = Int32Array.from(moving).sort(this.compare);
    const staying = this.slots.subarray(0, this.used).filter((slot) => !moving.has(slot));
    const merged = new Int32Array(staying.length + coming.length);
    let i = 0;
    let j = 0;
    for (let place = 0; place < merged.length; place++) {
      const [a, b] = [staying[i], coming[j]];
      const takeOld = b === undefined || (a !== undefined && this.compare(a, b) <= 0);
      merged[place] = (takeOld ? a : b) ?? 0;
      if (takeOld) i++;
      else j++;
    }
    this.slots = merged;
    this.used = merged.length;
  }

  private grow(): void {
    const slots = new Int32Array(Math.ceil(this.slots.length * 1.25) + 64);
    slots.set(this.slots);
    this.slots = slots;
  }
}
