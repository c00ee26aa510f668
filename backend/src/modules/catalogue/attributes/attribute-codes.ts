import { createHash } from 'node:crypto';
import { VALUE_LIST_TYPES } from '@stoa/contracts';
import type { Attribute } from './attribute.entity';

const MAX_CODE_LENGTH = 40;

/** A URL-safe code: ASCII letters and digits of the name, else a hash. */
export function attributeCode(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d_]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_CODE_LENGTH);
  return plain || `x${createHash('sha256').update(name).digest('hex').slice(0, 10)}`;
}

/** A code that isn't taken yet: numbered where names differ only in characters that codes drop, such as `A+` and `A++`. */
export function freeCode(name: string, isTaken: (code: string) => boolean): string {
  const code = attributeCode(name);
  let free = code;
  for (let number = 2; isTaken(free); number++) free = `${code}-${number}`;
  return free;
}

/** Whether an attribute has predefined values, not free text. */
export function hasValues({ type }: Pick<Attribute, 'type'>): boolean {
  return VALUE_LIST_TYPES.includes(type);
}
