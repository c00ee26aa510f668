import { Sentence } from './sentence';

/** A figure that stands for itself: not a part of a word, a date or a code. */
const FIGURE = /(?<![\p{L}\p{N}_#+.-])-?\d+(?:\.\d+)?(?![\p{L}\p{N}_-])/gu;

/** A finished sentence with its figures taken out, as `must be at most {0}`; so limits in sentences need no writing of their own. */
export function figuresOf(text: string): Sentence {
  const values: number[] = [];
  const places = text.replaceAll(FIGURE, (figure) => `{${values.push(Number(figure)) - 1}}`);
  return new Sentence(places, values);
}
