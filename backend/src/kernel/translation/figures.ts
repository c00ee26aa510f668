import { Sentence } from './sentence';

/** A standalone number: not part of a word, a date or a code. */
const FIGURE = /(?<![\p{L}\p{N}_#+.-])-?\d+(?:\.\d+)?(?![\p{L}\p{N}_-])/gu;

/** Extracts the numbers of a plain sentence, as `must be at most {{0}}`; so limits need no `msg`. */
export function figuresOf(text: string): Sentence {
  const values: number[] = [];
  const places = text.replaceAll(FIGURE, (figure) => `{{${values.push(Number(figure)) - 1}}}`);
  return new Sentence(places, values);
}
