import { Dictionary } from './dictionary';
import { Postings } from './postings';
import { Scores } from './scores';

/** What of one product can be searched for: words of its names in all languages, and all other words about it. */
export interface TextRow {
  product_id: number;
  /** Words in lower case, parted by spaces. */
  name: string;
  words: string;
}

/** How good a hit is where the name holds the word, and where another text does. */
export interface Worth {
  name: number;
  text: number;
}

/** Share of documents that may be out of date before everything is laid out anew. */
const STALE = 0.5;

/** Which products hold which words, in this process; a changed product becomes a new document. */
export class TextIndex {
  readonly dictionary = new Dictionary();
  private readonly postings: Postings[] = [];
  /** Product of each document; 0 once another document has taken its place. */
  private readonly products: number[] = [];
  private readonly documents = new Map<number, number>();

  /** Whether so much is out of date that reading everything again is due. */
  get isStale(): boolean {
    return this.products.length > 1_000 && this.documents.size < this.products.length * STALE;
  }

  take({ product_id, name, words }: TextRow): void {
    const former = this.documents.get(product_id);
    if (former !== undefined) this.products[former] = 0;
    const document = this.products.push(product_id) - 1;
    this.documents.set(product_id, document);
    const known = new Set<number>();
    for (const [text, isName] of [
      [name, true],
      [words, false],
    ] as const) {
      for (const word of text.split(' ')) {
        const number = word ? this.dictionary.learn(word) : -1;
        if (number < 0 || known.has(number)) continue;
        known.add(number);
        (this.postings[number] ??= new Postings()).add(document, isName);
      }
    }
  }

  /** No document yet that is searched by these. */
  scores(): Scores {
    return new Scores(this.products.length);
  }

  /** Notes the documents that hold a word. */
  score(number: number, worth: Worth, into: Scores): void {
    this.postings[number]?.forEach((document, isName) => {
      const score = isName ? worth.name : worth.text;
      if (score > 0 && this.products[document] !== 0) into.raise(document, score);
    });
  }

  /** How many documents hold a word, those out of date included. */
  frequency(number: number): number {
    return this.postings[number]?.length ?? 0;
  }

  /** Ids of products by document. */
  ids(documents: readonly number[]): number[] {
    return documents.map((document) => this.products[document] ?? 0);
  }
}
