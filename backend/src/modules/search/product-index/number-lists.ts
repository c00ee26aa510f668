import { grown } from '../typed-arrays';

/** Many short lists of numbers in one array; a changed list is rewritten at the end. */
export class NumberLists {
  private pool: Int32Array<ArrayBuffer>;
  private used = 0;
  private readonly starts: Int32Array;
  private readonly lengths: Uint16Array;

  constructor(capacity: number) {
    this.pool = new Int32Array(capacity * 4);
    this.starts = new Int32Array(capacity);
    this.lengths = new Uint16Array(capacity);
  }

  set(index: number, numbers: readonly number[]): void {
    const length = Math.min(numbers.length, 0xffff);
    if (this.used + length > this.pool.length) this.pool = grown(this.pool, this.used + length);
    this.starts[index] = this.used;
    this.lengths[index] = length;
    for (let i = 0; i < length; i++) this.pool[this.used + i] = numbers[i] ?? 0;
    this.used += length;
  }

  start(index: number): number {
    return this.starts[index] ?? 0;
  }

  end(index: number): number {
    return (this.starts[index] ?? 0) + (this.lengths[index] ?? 0);
  }

  /** Whether a list has exactly these numbers. */
  equals(index: number, numbers: readonly number[]): boolean {
    const start = this.start(index);
    if (this.end(index) - start !== numbers.length) return false;
    return numbers.every((number, place) => this.pool[start + place] === number);
  }

  /** The number at a position between a list's start and end. */
  at(place: number): number {
    return this.pool[place] ?? 0;
  }
}
