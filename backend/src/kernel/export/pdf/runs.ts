import bidiFactory from 'bidi-js';
import type { Script } from './fonts';
import { scriptOf, scripts, UNKNOWN } from './fonts';

export type Direction = 'ltr' | 'rtl';

/** A run of text in one font and direction; right-to-left text is split by word. */
export interface Run {
  text: string;
  script: Script;
  level: number;
}

const bidi = bidiFactory();

/** Bidirectional control characters, which are not drawn. */
const STEERING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

/** Types of characters that make a line a right-to-left one, marks included. */
const RIGHT_TO_LEFT = new Set(['R', 'AL', 'RLE', 'RLO', 'RLI']);

/**
 * A line's runs in visual order, by the Unicode bidirectional algorithm. On a right-to-left page, a line without
 * right-to-left text is read from the left: addresses begin with a number, which would end up behind the street.
 */
export function visualRuns(line: string, direction: Direction): Run[] {
  const isForeign = [...line].every((one) => !RIGHT_TO_LEFT.has(bidi.getBidiCharTypeName(one)));
  return reordered(logicalRuns(line, isForeign ? 'ltr' : direction));
}

function logicalRuns(line: string, direction: Direction): Run[] {
  const { levels } = bidi.getEmbeddingLevels(line, direction);
  const runs: Run[] = [];
  let index = 0;
  for (const character of line) {
    const level = levels[index] ?? 0;
    index += character.length;
    if (STEERING.test(character)) continue;
    const last = runs.at(-1);
    const script = scriptOf(character, last?.script ?? null);
    const shown = script ? mirrored(character, level) : UNKNOWN;
    const set = script ?? scripts()[0];
    const joins =
      last && last.script === set && last.level === level && (level % 2 === 0 || isWord(last.text, shown));
    if (joins) last.text += shown;
    else if (set) runs.push({ text: shown, script: set, level });
  }
  return runs;
}

const isWord = (before: string, next: string): boolean =>
  /[\p{L}\p{M}\p{N}]$/u.test(before) && /^[\p{L}\p{M}\p{N}\u200C\u200D]/u.test(next);

const mirrored = (character: string, level: number): string =>
  level % 2 === 1 ? (bidi.getMirroredCharacter(character) ?? character) : character;

/** Rule L2: from the highest level down to the lowest odd one, reverse the runs at that level or above. */
function reordered(runs: Run[]): Run[] {
  const levels = runs.map(({ level }) => level);
  const lowest = Math.min(...levels.filter((level) => level % 2 === 1));
  const turned = [...runs];
  for (let level = Math.max(0, ...levels); level >= lowest; level--) {
    for (let from = 0; from < turned.length; from++) {
      let to = from;
      while ((turned[to]?.level ?? -1) >= level) to++;
      if (to > from + 1) turned.splice(from, to - from, ...turned.slice(from, to).reverse());
      from = Math.max(from, to);
    }
  }
  return turned;
}
