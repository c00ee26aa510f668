import { countBits } from '../count-bits';
import { grown } from '../typed-arrays';

/** Longer words are not told apart by their length. */
const MAX_LENGTH = 255;

/**
 * Length and letters of words by number, which rule out most words that can't be similar to another one, without
 * comparing them letter by letter.
 */
export class Letters {
  private lengths = new Uint8Array(1_024);
  private masks = new Uint32Array(1_024);

  set(number: number, word: string): void {
    if (number >= this.lengths.length) {
      this.lengths = grown(this.lengths, number + 1);
      this.masks = grown(this.masks, number + 1);
    }
    this.lengths[number] = Math.min(MAX_LENGTH, word.length);
    this.masks[number] = maskOf(word);
  }

  /** Calls `visit` with each number below `count` whose word may be within `max()` mistakes of `word`. */
  forEachLike(word: string, count: number, max: () => number, visit: (number: number) => void): void {
    const length = Math.min(MAX_LENGTH, word.length);
    const mask = maskOf(word);
    for (let number = 0; number < count; number++) {
      const mistakes = max();
      if (Math.abs((this.lengths[number] ?? 0) - length) > mistakes) continue;
      // A mistake replaces at most one letter by another one.
      if (countBits((this.masks[number] ?? 0) ^ mask) <= mistakes * 2) visit(number);
    }
  }

  /** Calls `visit` with each number below `count` whose word may begin like `begun`, within `max()` mistakes. */
  forEachBeginningLike(
    begun: string,
    count: number,
    max: () => number,
    visit: (number: number) => void,
  ): void {
    const length = Math.min(MAX_LENGTH, begun.length);
    const mask = maskOf(begun);
    for (let number = 0; number < count; number++) {
      const mistakes = max();
      if (length - (this.lengths[number] ?? 0) > mistakes) continue;
      // A mistake adds at most one letter that the word lacks; what follows the beginning may be any letters.
      if (countBits(mask & ~(this.masks[number] ?? 0)) <= mistakes) visit(number);
    }
  }
}

/** A bit for each letter, which it shares with some others. */
function maskOf(word: string): number {
  let mask = 0;
  for (let i = 0; i < word.length; i++) mask |= 1 << (word.charCodeAt(i) & 31);
  return mask;
}
