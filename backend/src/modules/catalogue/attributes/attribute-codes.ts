import { createHash } from 'node:crypto';
import type { Attribute } from './attribute.entity';

const LONGEST_CODE = 40;

/** A code that addresses can hold: letters and digits of the name, else a mark of its own. */
export function attributeCode(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d_]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LONGEST_CODE);
  return plain || `x${createHash('sha256').update(name).digest('hex').slice(0, 10)}`;
}

/** The code of a value among others of its attribute: two values may differ in signs that no code holds. */
export function valueCode(value: string, isTaken: (code: string) => boolean): string {
  const code = attributeCode(value);
  return isTaken(code) ? `${code}-${attributeCode(`${value}#`).slice(-6)}` : code;
}

/** Whether an attribute is described by choosing, not by words. */
export function hasValues({ type }: Pick<Attribute, 'type'>): boolean {
  return ['select', 'multiselect', 'color', 'image'].includes(type);
}
