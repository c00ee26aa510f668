import { createHash } from 'node:crypto';
import type { Attribute } from './attribute.entity';

const LONGEST_CODE = 40;

/** A URL-safe code: ASCII letters and digits of the name, else a hash. */
export function attributeCode(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d_]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LONGEST_CODE);
  return plain || `x${createHash('sha256').update(name).digest('hex').slice(0, 10)}`;
}

/** A unique code among an attribute's values: suffixed where names differ only in dropped characters. */
export function valueCode(value: string, isTaken: (code: string) => boolean): string {
  const code = attributeCode(value);
  return isTaken(code) ? `${code}-${attributeCode(`${value}#`).slice(-6)}` : code;
}

/** Whether an attribute has predefined values, not free text. */
export function hasValues({ type }: Pick<Attribute, 'type'>): boolean {
  return ['select', 'multiselect', 'color', 'image'].includes(type);
}
