import type { Dictionary } from './dictionary';
import type { Scores } from './scores';
import { codeOf, fold, searchTerms } from './search-terms';
import { STOP_WORDS } from './stop-words';
import { stemOf } from './stems';
import type { Synonyms } from './synonyms';
import type { TextIndex, FieldWeights } from './text-index';

/** Products that match a search text, best first. */
export interface SearchResult {
  ids: number[];
  /** Corrected search text: the ids are for it, or, if there are none, it would have results. */
  meant: string | null;
}

const EXACT: FieldWeights = { name: 100, text: 30 };
const SAME_STEM: FieldWeights = { name: 90, text: 27 };
const BEGINNING: FieldWeights = { name: 40, text: 8 };
const NAME_BEGINNING: FieldWeights = { name: 40, text: 0 };
const CODE: FieldWeights = { name: 100, text: 100 };
const MIN_CODE_PREFIX_LENGTH = 5;
const SYNONYM = 0.7;
const GUESSED = 0.8;
/** Words whose beginning resembles the unfinished word come after words that it resembles as a whole. */
const GUESSED_BEGINNING = 0.3;
/** Shorter prefixes count only if nothing else matches: `tea` does not match `teal`. */
const LONG_BEGINNING = 4;
const MAX_PREFIX_MATCHES = 300;
const MAX_GUESSES = 4;
const MAX_PHRASE_WORDS = 3;

/** One or more search words for one thing, and its synonyms. */
interface SearchPhrase {
  words: string[];
  others: readonly string[][];
}

/** A word of the index or the synonyms that may be meant. */
interface Guess {
  folded: string;
  /** In its original spelling. */
  written: string;
  /** Part of the score of a match of it. */
  share: number;
}

/** Runs one query: exact words rank before other forms, synonyms and prefixes, names before texts. */
export class FindTexts {
  constructor(
    private readonly index: TextIndex,
    private readonly synonyms: Synonyms,
    private readonly language: string,
    /** Whether the last word may be incomplete. */
    private readonly isTyping: boolean,
  ) {}

  execute(text: string): SearchResult {
    const typed = searchTerms(text);
    const telling = typed.filter((word) => !STOP_WORDS.has(word));
    const slots = this.slots(telling.length ? telling : typed);
    const [matches, meant] = this.all(slots);
    const scores = matches ?? this.index.scores();
    this.addCode(text, scores);
    if (!scores.isEmpty) return { ids: this.index.ids(scores.ranked()), meant };
    return { ids: [], meant: this.isTyping ? null : this.fewerWords(slots) };
  }

  /** The whole text may be a SKU or barcode, or the prefix of a long one. */
  private addCode(text: string, scores: Scores): void {
    const code = fold(codeOf(text));
    if (code === fold(text.trim()) && !/\d/.test(code)) return;
    const { dictionary } = this.index;
    const exact = dictionary.exact(code);
    if (exact !== undefined) this.index.score(exact, CODE, scores);
    if (code.length < MIN_CODE_PREFIX_LENGTH) return;
    for (const number of dictionary.beginningWith(code, MAX_PREFIX_MATCHES))
      this.index.score(number, BEGINNING, scores);
  }

  /** Scores of documents that match every slot, and the corrected text if there is one. */
  private all(slots: readonly SearchPhrase[]): [Scores | null, string | null] {
    let scores: Scores | null = null;
    const written: string[] = [];
    let isCorrected = false;
    for (const [place, slot] of slots.entries()) {
      const isOpen = this.isTyping && place === slots.length - 1;
      const matches = this.slot(slot, isOpen);
      const [own, correction] = matches.isEmpty ? this.corrected(slot, isOpen) : [matches, null];
      isCorrected ||= correction !== null;
      written.push(correction ?? slot.words.join(' '));
      scores = scores ? scores.and(own) : own;
      if (scores.isEmpty) break;
    }
    return [scores, isCorrected && written.length === slots.length ? written.join(' ') : null];
  }

  /** The longest subquery with results, leaving one slot out. */
  private fewerWords(slots: readonly SearchPhrase[]): string | null {
    if (slots.length < 2) return null;
    for (let length = slots.length - 1; length >= 0; length--) {
      const rest = slots.filter((_, place) => place !== length);
      const [scores, meant] = this.all(rest);
      if (scores && !scores.isEmpty) return meant ?? rest.flatMap((slot) => slot.words).join(' ');
    }
    return null;
  }

  private slots(words: readonly string[]): SearchPhrase[] {
    const slots: SearchPhrase[] = [];
    for (let place = 0; place < words.length;) {
      const slot = this.phraseAt(words, place);
      slots.push(slot);
      place += slot.words.length;
    }
    return slots;
  }

  /** The longest known phrase at a position, else its single word; `t shirt` also matches `tshirt`. */
  private phraseAt(words: readonly string[], place: number): SearchPhrase {
    for (let length = Math.min(MAX_PHRASE_WORDS, words.length - place); length > 1; length--) {
      const phrase = words.slice(place, place + length);
      const joined = phrase.join('');
      if (this.synonyms.has(phrase, this.language))
        return { words: phrase, others: this.synonyms.find(phrase, this.language) };
      if (length === 2 && this.isIndexed(joined))
        return { words: phrase, others: [[joined], ...this.synonyms.find([joined], this.language)] };
    }
    const own = words.slice(place, place + 1);
    return { words: own, others: this.synonyms.find(own, this.language) };
  }

  private isIndexed(word: string): boolean {
    const { dictionary } = this.index;
    return (
      dictionary.exact(word) !== undefined ||
      dictionary.findByStem(stemOf(word, this.language)).length > 0 ||
      this.synonyms.has([word], this.language)
    );
  }

  private slot({ words, others }: SearchPhrase, isOpen: boolean): Scores {
    const scores = this.phrase(words);
    for (const phrase of others) scores.addAll(this.phrase(phrase), (SYNONYM * words.length) / phrase.length);
    this.addBeginnings(words, isOpen, scores);
    return scores;
  }

  private addBeginnings(words: readonly string[], isOpen: boolean, scores: Scores): void {
    const [word = '', ...more] = words;
    const isShort = [...word].length < LONG_BEGINNING;
    if (more.length > 0 || (isShort && !isOpen && !scores.isEmpty)) return;
    const weights = isShort && !scores.isEmpty ? NAME_BEGINNING : BEGINNING;
    for (const number of this.index.dictionary.beginningWith(word, MAX_PREFIX_MATCHES))
      this.index.score(number, weights, scores);
  }

  private phrase(words: readonly string[]): Scores {
    const [first = '', ...rest] = words;
    let scores = this.word(first);
    for (const word of rest) scores = scores.and(this.word(word));
    return scores;
  }

  private word(word: string): Scores {
    const { index } = this;
    const scores = index.scores();
    const own = index.dictionary.exact(word);
    if (own !== undefined) index.score(own, EXACT, scores);
    for (const number of index.dictionary.findByStem(stemOf(word, this.language)))
      if (number !== own) index.score(number, SAME_STEM, scores);
    return scores;
  }

  /** Without a match: the word split in two, else the most similar words that match, or begin like the last one. */
  private corrected({ words }: SearchPhrase, isOpen: boolean): [Scores, string | null] {
    const scores = this.index.scores();
    const [word = '', ...more] = words;
    if (more.length > 0) return [scores, null];
    for (const parts of this.halves(word)) scores.addAll(this.phrase(parts), 1);
    if (!scores.isEmpty) return [scores, null];
    let likest: string | null = null;
    for (const { folded, written, share } of this.guesses(word, isOpen)) {
      const matches = this.slot(
        { words: [folded], others: this.synonyms.find([folded], this.language) },
        isOpen,
      );
      if (!matches.isEmpty) likest ??= written;
      scores.addAll(matches, share);
    }
    return [scores, likest];
  }

  private halves(word: string): string[][] {
    const { dictionary } = this.index;
    return Array.from({ length: Math.max(0, word.length - 2) }, (_, cut) => [
      word.slice(0, cut + 1),
      word.slice(cut + 1),
    ]).filter((parts) => parts.every((part) => dictionary.exact(part) !== undefined));
  }

  /** The most similar words, and, if the word may be unfinished, those whose beginning is similar to it. */
  private guesses(word: string, isOpen: boolean): Guess[] {
    const whole = this.guessed((words) => words.like(word), GUESSED);
    if (!isOpen) return whole;
    return [...whole, ...this.guessed((words) => words.beginningLike(word), GUESSED_BEGINNING)];
  }

  /** Similar words of the products, the most frequent first, and of the synonyms. */
  private guessed(similar: (words: Dictionary) => number[], share: number): Guess[] {
    const { dictionary } = this.index;
    const byUse = similar(dictionary).sort((a, b) => this.index.frequency(b) - this.index.frequency(a));
    const named = this.synonyms.dictionary;
    const asGuess = (words: Dictionary) => (number: number) => ({
      folded: words.asFolded(number),
      written: words.asWritten(number),
      share,
    });
    return [
      ...byUse.slice(0, MAX_GUESSES).map(asGuess(dictionary)),
      ...similar(named).slice(0, MAX_GUESSES).map(asGuess(named)),
    ];
  }
}
