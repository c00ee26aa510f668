import { randomInt } from 'node:crypto';

/** Without characters that are easily confused on the telephone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A readable number such as `ST-7K3M9QXW`: random, so that records can't be counted or numbers guessed. */
export function readableCode(prefix: string, length = 8): string {
  const letters = Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${prefix}-${letters.join('')}`;
}
