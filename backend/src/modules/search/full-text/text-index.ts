import { NumbersById } from '../numbers-by-id';
import { grown } from '../typed-arrays';
import { Dictionary } from './dictionary';
import { Postings } from './postings';
import { Scores } from './scores';

/** Searchable words of one product: of its names in all languages, and all others. */
export interface TextRow {
  product_id: number;
  /** Words in lower case, separated by spaces. */
  name: string;
  words: string;
}

/** Scores of a match in the name and in other texts. */
export interface FieldWeights {
  name: number;
  text: number;
}

/** Below this share of current documents the index is rebuilt. */
const STALE = 0.5;

/** Inverted index of products by word, in this process; a changed product becomes a new document. */
export class TextIndex {
  readonly dictionary = new Dictionary();
  private readonly postings = new Postings();
  /** Product id of each document; 0 once a newer document has replaced it. */
  private products = new Int32Array(1_024);
  private count = 0;
  private readonly documents = new NumbersById();

  /** Whether so many documents are outdated that the index should be rebuilt. */
  get isStale(): boolean {
    return this.count > 1_000 && this.documents.size < this.count * STALE;
  }

  upsert({ product_id, name, words }: TextRow): void {
    const former = this.documents.get(product_id);
    if (former !== undefined) this.products[former] = 0;
    const document = this.count++;
    if (document >= this.products.length) this.products = grown(this.products, this.count);
    this.products[document] = product_id;
    this.documents.set(product_id, document);
    const numbers = new Set<number>();
    for (const [text, isName] of [
      [name, true],
      [words, false],
    ] as const) {
      for (const word of text.split(' ')) {
        const number = word ? this.dictionary.learn(word) : -1;
        if (number < 0 || numbers.has(number)) continue;
        numbers.add(number);
        this.postings.add(number, document, isName);
      }
    }
  }

  /** Empty scores for all documents. */
  scores(): Scores {
    return new Scores(this.count);
  }

  /** Scores the documents that contain a word. */
  score(number: number, weights: FieldWeights, into: Scores): void {
    this.postings.forEach(number, (document, isName) => {
      const score = isName ? weights.name : weights.text;
      if (score > 0 && this.products[document] !== 0) into.raise(document, score);
    });
  }

  /** Number of documents that contain a word, including outdated ones. */
  frequency(number: number): number {
    return this.postings.count(number);
  }

  /** Product ids of documents. */
  ids(documents: readonly number[]): number[] {
    return documents.map((document) => this.products[document] ?? 0);
  }
}
