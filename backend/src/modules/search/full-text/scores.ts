/** Scores of documents; 0 is no match. */
export class Scores {
  private readonly values: Uint16Array;
  private readonly touched: number[] = [];

  constructor(private readonly documents: number) {
    this.values = new Uint16Array(documents);
  }

  get isEmpty(): boolean {
    return this.touched.length === 0;
  }

  /** Sets a document's score unless it already has a higher one. */
  raise(document: number, score: number): void {
    const before = this.values[document] ?? 0;
    if (before === 0) this.touched.push(document);
    if (score > before) this.values[document] = score;
  }

  /** Intersection, with the sum of both scores. */
  and(other: Scores): Scores {
    const [few, many] = this.touched.length < other.touched.length ? [this, other] : [other, this];
    const both = new Scores(this.documents);
    for (const document of few.touched) {
      const value = many.values[document] ?? 0;
      if (value > 0) both.raise(document, value + (few.values[document] ?? 0));
    }
    return both;
  }

  /** Merges another set, its scores multiplied by `share`. */
  addAll(other: Scores, share: number): void {
    for (const document of other.touched)
      this.raise(document, Math.max(1, Math.round((other.values[document] ?? 0) * share)));
  }

  /** Documents by score, best first; among equals the newest first. */
  ranked(): number[] {
    const byScore: number[][] = [];
    const youngest = Int32Array.from(this.touched).sort().reverse();
    for (const document of youngest) (byScore[this.values[document] ?? 0] ??= []).push(document);
    return byScore.reverse().flatMap((documents) => documents);
  }
}
