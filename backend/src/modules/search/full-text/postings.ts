import { grown } from '../typed-arrays';

/** Free room of lists whose size is a power of two, by that power. */
const SIZES = 32;

/**
 * Posting lists: for each word by number the documents that contain it, each flagged if in the name. All lists are in one
 * array, as most words are in few documents: an object per word takes ten times as much memory.
 */
export class Postings {
  private pool = new Int32Array(1_024);
  private used = 0;
  private starts = new Int32Array(256);
  private lengths = new Int32Array(256);
  private readonly freed: number[][] = Array.from({ length: SIZES }, () => []);

  add(word: number, document: number, isName: boolean): void {
    this.makeRoomFor(word);
    const length = this.lengths[word] ?? 0;
    // A list is full when its length is a power of two, or 0.
    if ((length & (length - 1)) === 0) this.move(word, length);
    this.pool[(this.starts[word] ?? 0) + length] = (document << 1) | (isName ? 1 : 0);
    this.lengths[word] = length + 1;
  }

  /** Number of documents that contain a word. */
  count(word: number): number {
    return this.lengths[word] ?? 0;
  }

  /** Calls `visit` with each document that contains a word, and whether its name does. */
  forEach(word: number, visit: (document: number, isName: boolean) => void): void {
    const start = this.starts[word] ?? 0;
    const end = start + this.count(word);
    for (let i = start; i < end; i++) {
      const posting = this.pool[i] ?? 0;
      visit(posting >>> 1, (posting & 1) === 1);
    }
  }

  private makeRoomFor(word: number): void {
    if (word < this.lengths.length) return;
    this.starts = grown(this.starts, word + 1);
    this.lengths = grown(this.lengths, word + 1);
  }

  /** Moves a full list to where it has room for twice as many. */
  private move(word: number, length: number): void {
    const size = Math.max(1, length * 2);
    const start = this.freed[Math.log2(size)]?.pop() ?? this.allot(size);
    const former = this.starts[word] ?? 0;
    this.pool.copyWithin(start, former, former + length);
    if (length > 0) this.freed[Math.log2(length)]?.push(former);
    this.starts[word] = start;
  }

  private allot(size: number): number {
    if (this.used + size > this.pool.length) this.pool = grown(this.pool, this.used + size);
    const start = this.used;
    this.used += size;
    return start;
  }
}
