import { countBits } from '../count-bits';

/** A set of small non-negative integers, one bit each. */
export class Bitset {
  private constructor(private readonly words: Uint32Array) {}

  static empty(size: number): Bitset {
    return new Bitset(new Uint32Array((size + 31) >>> 5));
  }

  has(n: number): boolean {
    return (((this.words[n >>> 5] ?? 0) >>> (n & 31)) & 1) === 1;
  }

  add(n: number): void {
    this.words[n >>> 5] = (this.words[n >>> 5] ?? 0) | (1 << (n & 31));
  }

  remove(n: number): void {
    this.words[n >>> 5] = (this.words[n >>> 5] ?? 0) & ~(1 << (n & 31));
  }

  copy(): Bitset {
    return new Bitset(this.words.slice());
  }

  /** Intersects with `other` in place. */
  intersect(other: Bitset): this {
    for (let i = 0; i < this.words.length; i++) this.words[i] = (this.words[i] ?? 0) & (other.words[i] ?? 0);
    return this;
  }

  /** Adds the members of `other` in place. */
  addAll(other: Bitset): this {
    for (let i = 0; i < this.words.length; i++) this.words[i] = (this.words[i] ?? 0) | (other.words[i] ?? 0);
    return this;
  }

  get size(): number {
    let total = 0;
    for (const word of this.words) total += countBits(word);
    return total;
  }

  /** All members, ascending. */
  members(): Int32Array {
    const members = new Int32Array(this.size);
    let place = 0;
    this.forEach((n) => (members[place++] = n));
    return members;
  }

  /** Calls `visit` with every member, ascending. */
  forEach(visit: (n: number) => unknown): void {
    for (let i = 0; i < this.words.length; i++) {
      let word = this.words[i] ?? 0;
      while (word !== 0) {
        const lowest = word & -word;
        visit((i << 5) + (31 - Math.clz32(lowest)));
        word ^= lowest;
      }
    }
  }
}
