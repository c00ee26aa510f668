/** Sorted slots, updated incrementally without a full sort. */
export class SortedSlots {
  private slots = new Int32Array(0);

  constructor(private readonly compare: (a: number, b: number) => number) {}

  get length(): number {
    return this.slots.length;
  }

  at(place: number): number {
    return this.slots[place] ?? 0;
  }

  /** Moves new and changed slots to their positions: removes them, then merges them in sorted. */
  renew(touched: readonly number[]): void {
    const coming = Int32Array.from(new Set(touched)).sort(this.compare);
    const moving = new Set(touched);
    const staying = this.slots.length ? this.slots.filter((slot) => !moving.has(slot)) : this.slots;
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
  }
}
