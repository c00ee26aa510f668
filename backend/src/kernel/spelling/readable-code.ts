import { randomInt } from 'node:crypto';

/** Without letters and digits that are taken for one another on the telephone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number such as `ST-7K3M9QXW` that people read out: random, so that nobody can count what the shop has or guess another's. */
export function readableCode(prefix: string, length = 8): string {
  const letters = Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${prefix}-${letters.join('')}`;
}
