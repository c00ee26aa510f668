/** Latest words that are scanned one by one before they are sorted. */
const UNSORTED = 1_024;

/**
 * Words in the order of their characters, by number. They are in sorted runs, each at least twice as long as the next
 * one, so that new words are taken in without sorting all of them again.
 */
export class SortedWords {
  private readonly runs: Uint32Array[] = [];
  private latest: number[] = [];

  constructor(private readonly words: readonly string[]) {}

  /** Adds the word with this number. */
  add(number: number): void {
    this.latest.push(number);
    if (this.latest.length < UNSORTED) return;
    let run = Uint32Array.from(this.latest.sort((a, b) => this.compare(a, b)));
    this.latest = [];
    for (let longer = this.runs.at(-1); longer && longer.length < run.length * 2; longer = this.runs.at(-1)) {
      this.runs.pop();
      run = this.merge(longer, run);
    }
    this.runs.push(run);
  }

  /** The first words with this prefix, except the word itself. */
  beginningWith(start: string, limit: number): number[] {
    const found = this.latest.filter((number) => this.begins(number, start));
    for (const run of this.runs) {
      let wanted = limit;
      for (let place = this.lowest(run, start); wanted > 0 && place < run.length; place++) {
        const number = run[place] ?? 0;
        if (this.word(number) === start) continue;
        if (!this.begins(number, start)) break;
        found.push(number);
        wanted--;
      }
    }
    return found.sort((a, b) => this.compare(a, b)).slice(0, limit);
  }

  private word(number: number): string {
    return this.words[number] ?? '';
  }

  private begins(number: number, start: string): boolean {
    const word = this.word(number);
    return word !== start && word.startsWith(start);
  }

  private compare(a: number, b: number): number {
    return this.word(a) < this.word(b) ? -1 : 1;
  }

  private merge(a: Uint32Array, b: Uint32Array): Uint32Array<ArrayBuffer> {
    const merged = new Uint32Array(a.length + b.length);
    let [i, j] = [0, 0];
    for (let place = 0; place < merged.length; place++) {
      const [one, other] = [a[i], b[j]];
      const takesOne = other === undefined || (one !== undefined && this.compare(one, other) < 0);
      merged[place] = (takesOne ? one : other) ?? 0;
      if (takesOne) i++;
      else j++;
    }
    return merged;
  }

  /** Where in a run the first word is that is not before `start`. */
  private lowest(run: Uint32Array, start: string): number {
    let [low, high] = [0, run.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.word(run[middle] ?? 0) < start) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
