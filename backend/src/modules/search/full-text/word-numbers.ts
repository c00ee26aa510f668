const SMALLEST = 1_024;

/**
 * Finds the numbers of words, their places in a list: a hash table of numbers only, with open addressing. A Map of as
 * many words takes three times the memory.
 */
export class WordNumbers {
  /** Numbers plus one; 0 is free. At most half of them are used. */
  private table = new Int32Array(SMALLEST);
  private used = 0;

  constructor(private readonly words: readonly string[]) {}

  get(word: string): number | undefined {
    const { table } = this;
    const mask = table.length - 1;
    for (let place = hashOf(word) & mask; ; place = (place + 1) & mask) {
      const stored = table[place] ?? 0;
      if (stored === 0) return undefined;
      if (this.words[stored - 1] === word) return stored - 1;
    }
  }

  /** Adds the word with this number, which must not have been added yet. */
  add(number: number): void {
    this.used++;
    if (this.used * 2 > this.table.length) this.grow();
    this.insert(number);
  }

  private insert(number: number): void {
    const { table } = this;
    const mask = table.length - 1;
    let place = hashOf(this.words[number] ?? '') & mask;
    while (table[place] !== 0) place = (place + 1) & mask;
    table[place] = number + 1;
  }

  private grow(): void {
    const former = this.table;
    this.table = new Int32Array(former.length * 2);
    for (const stored of former) if (stored !== 0) this.insert(stored - 1);
  }
}

/** FNV-1a. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  return hash ^ (hash >>> 15);
}
