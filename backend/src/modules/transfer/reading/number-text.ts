import { latinDigits } from '@stoa/contracts';

/** Digits and marks of numbers in other scripts, and marks of direction. */
const OTHER_SIGNS =
  /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u066b\u066c\u060c\u200e\u200f\u061c]/;
const GROUPING_MARKS = /[\u066c\u060c]/g;
/** Marks of direction, which programs write beside numbers in right-to-left texts. */
const DIRECTIONS = /[\u200e\u200f\u061c]/g;
const SPACES = /[\s\u00a0\u202f'’]/g;

/** Western digits and marks instead of those of other scripts. */
export function westernDigits(text: string): string {
  // Most cells of a file have none of them.
  if (!OTHER_SIGNS.test(text)) return text;
  return latinDigits(text).replaceAll(GROUPING_MARKS, ',').replaceAll(DIRECTIONS, '');
}

/** The digits before and after the decimal mark of a number. */
export interface NumberText {
  isNegative: boolean;
  whole: string;
  fraction: string;
}

const GROUPED: Readonly<Record<'.' | ',', RegExp>> = {
  '.': /^(\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3}|\d+)(?:\.(\d*))?$/,
  ',': /^(\d{1,3}(?:\.\d{3})+|\d{1,2}(?:\.\d{2})*\.\d{3}|\d+)(?:,(\d*))?$/,
};

/** Splits a number with this decimal mark; thousands may be grouped by the other one. Null if it is none. */
export function numberText(text: string, mark: '.' | ','): NumberText | null {
  const bare = westernDigits(text).replace(SPACES, '');
  const isNegative = /^[-\u2212]/.test(bare);
  const unsigned = bare.replace(/^[-+\u2212]/, '');
  const [, whole, fraction = ''] = GROUPED[mark].exec(unsigned.replace(/^(?=[.,])/, '0')) ?? [];
  if (whole === undefined) return null;
  return { isNegative, whole: whole.replace(/[.,]/g, ''), fraction };
}

/** How a number's marks can be read: `1.299,50` only with a decimal comma, `1.299` either way. */
export function markOf(text: string): 'point' | 'comma' | 'unclear' | null {
  const marks = text.match(/[.,]/g);
  if (!marks) return null;
  const last = marks.at(-1);
  if (new Set(marks).size === 2) return last === '.' ? 'point' : 'comma';
  if (marks.length > 1) return last === '.' ? 'comma' : 'point';
  const isGroup = /^[-+]?[1-9]\d{0,2}[.,]\d{3}$/.test(text);
  if (isGroup) return 'unclear';
  return last === '.' ? 'point' : 'comma';
}
