import type { StoredValue, Translations } from '@stoa/contracts';
import sanitizeHtml from 'sanitize-html';
import type { Field } from './fields';
import { SPELLINGS } from '../spelling';

const MORE_TAGS = ['img', 'h1', 'h2', 'del', 'ins'];
const POLICY: sanitizeHtml.IOptions = {
  allowedAttributes: { a: ['href', 'title'], img: ['src', 'alt', 'width', 'height'], '*': ['dir'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

/** What sanitising could remove or escape. */
const MARKUP = /[<>&]/;

/** Sanitises rich text, so that nothing in it can run in a browser. */
export function sanitise(html: string): string {
  if (!MARKUP.test(html)) return html;
  const allowedTags = [...sanitizeHtml.defaults.allowedTags, ...MORE_TAGS];
  return sanitizeHtml(html, { ...POLICY, allowedTags });
}

/** The stored form of a validated input value. */
export function stored(field: Field, value: unknown): unknown {
  // Null resets to the column's default.
  if (value === null || value === undefined) return field.default ?? (field.kind === 'flag' ? false : null);
  if (field.kind === 'moment') return new Date(String(value));
  if (field.kind === 'richtext') return sanitise(String(value));
  if (field.identifier) return SPELLINGS[field.identifier](String(value));
  return typeof value === 'string' ? value.trim() : value;
}

/** The stored form of validated translations: each like the base text of its field. */
export function storedTexts(fields: readonly Field[], translations: Translations): Translations {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const textOf = ([name, text]: [string, string]): [string, string] => {
    const field = byName.get(name);
    return [name, field ? String(stored(field, text)) : text];
  };
  return Object.fromEntries(
    Object.entries(translations).map(([language, texts]) => [
      language,
      Object.fromEntries(Object.entries(texts ?? {}).map(textOf)),
    ]),
  );
}

/** The form of a stored value in responses. */
export function shown(field: Field, value: unknown): StoredValue | null {
  if (field.kind !== 'json' && value instanceof Date) return value.toISOString();
  return (value ?? null) as StoredValue | null;
}
