/** A growing list of numbers: the documents that hold one word, each with a flag for its place. */
export class Postings {
  private numbers = new Int32Array(2);
  length = 0;

  add(document: number, isName: boolean): void {
    if (this.length === this.numbers.length) {
      const grown = new Int32Array(this.length * 2);
      grown.set(this.numbers);
      this.numbers = grown;
    }
    this.numbers[this.length++] = (document << 1) | (isName ? 1 : 0);
  }

  /** Calls `visit` with each document and whether its name holds the word. */
  forEach(visit: (document: number, isName: boolean) => void): void {
    for (let i = 0; i < this.length; i++) {
      const posting = this.numbers[i] ?? 0;
      visit(posting >>> 1, (posting & 1) === 1);
    }
  }
}
