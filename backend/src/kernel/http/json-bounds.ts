import { Failure } from './failure';

/** Limits of a JSON text, since the cost of validation grows faster than its size. */
export interface JsonBounds {
  /** Maximum nesting of objects and arrays. */
  depth: number;
  /** Entries per object or array. */
  entries: number;
  /** Entries in total. */
  values: number;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/**
 * Counts in one pass before parsing: `JSON.parse` accepts any depth, but later code does not, and
 * class-validator is quadratic in unknown keys.
 * @throws Failure 413 naming the exceeded limit
 */
export function checkJsonBounds(text: string, bounds: JsonBounds): void {
  const open: number[] = [];
  let values = 1;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === COMMA) {
      const entries = (open.pop() ?? 0) + 1;
      open.push(entries);
      if (entries > bounds.entries || ++values > bounds.values) throw tooMany(bounds);
    } else if (OPENING.has(code)) {
      if (open.push(1) > bounds.depth) throw tooDeep(bounds);
      if (++values > bounds.values) throw tooMany(bounds);
    } else if (CLOSING.has(code)) open.pop();
  }
}

/** Index of the closing quote; strings are most of a text, so `indexOf` skips through them. */
function endOfString(text: string, start: number): number {
  let end = start;
  do {
    end = text.indexOf('"', end + 1);
    if (end === -1) return text.length;
  } while (isEscaped(text, end));
  return end;
}

function isEscaped(text: string, at: number): boolean {
  let from = at;
  while (text.charCodeAt(from - 1) === BACKSLASH) from--;
  return (at - from) % 2 === 1;
}

function tooMany({ entries, values }: JsonBounds): Failure {
  const message = `A request may hold at most ${values} values, and one list of it at most ${entries}.`;
  return new Failure(413, 'too_large', message);
}

function tooDeep({ depth }: JsonBounds): Failure {
  return new Failure(413, 'too_large', `A request may be nested at most ${depth} levels deep.`);
}

/** Escapes of invalid characters: lone surrogates, and NUL. */
const SUSPECT = /\\u(?:[dD][89a-fA-F]|0000)/;
const NOT_TEXT = /\p{Cs}|\0/u;

/**
 * Refuses characters that databases can't store: lone surrogates, and NUL.
 * @throws Failure 422 on the field
 */
export function checkTexts(json: string, parsed: unknown): void {
  if (!SUSPECT.test(json)) return;
  const waiting: [path: string, value: unknown][] = [['', parsed]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && NOT_TEXT.test(value)) throw notText(path);
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, one] of Object.entries(value)) {
      if (NOT_TEXT.test(key)) throw notText(path);
      waiting.push([path ? `${path}.${key}` : key, one]);
    }
  }
}

function notText(path: string): Failure {
  return Failure.field(path || 'body', 'contains characters that can’t be stored; please remove them');
}
