import type { TextStyle } from '../pdf/type-setter';

const INK = '#1b1f24';
const FAINT = '#667085';

/** Colours of rules and shaded rows. */
export const RULE = '#d0d5dd';
export const THIN_RULE = '#e4e7ec';
export const SHADE = '#f2f4f7';

/** Text styles of printed documents. */
export const LOOKS = {
  title: { size: 22, weight: 700, color: INK },
  reference: { size: 11, weight: 400, color: FAINT },
  sender: { size: 13, weight: 700, color: INK },
  heading: { size: 8, weight: 700, color: FAINT },
  text: { size: 9, weight: 400, color: INK },
  strong: { size: 9, weight: 700, color: INK },
  detail: { size: 7.5, weight: 400, color: FAINT },
  sum: { size: 12, weight: 700, color: INK },
} as const satisfies Record<string, TextStyle>;
