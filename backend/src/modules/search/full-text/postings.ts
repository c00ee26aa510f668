/** Growing posting list: the documents that contain one word, each flagged if in the name. */
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

  /** Calls `visit` with each document and whether its name contains the word. */
  forEach(visit: (document: number, isName: boolean) => void): void {
    for (let i = 0; i < this.length; i++) {
      const posting = this.numbers[i] ?? 0;
      visit(posting >>> 1, (posting & 1) === 1);
    }
  }
}
