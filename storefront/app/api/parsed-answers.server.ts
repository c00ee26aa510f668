import { LRUCache } from 'lru-cache';

/** Capacity in characters of JSON and keys; the least recently used entries are evicted first. */
const CAPACITY = 2_000_000;

/** The last responses as text with their parsed values: an unchanged text is parsed once. */
const parsed = new LRUCache<string, { text: string; value: unknown }>({ maxSize: CAPACITY });

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

/**
 * Parses a response's text; null if it is not JSON. The value is shared between callers of the same key, so
 * it must not be mutated: outside production it is frozen.
 * @param key Cache key of the request; null for a response that must not be cached.
 */
export function parseAnswer(key: string | null, text: string): unknown {
  const last = key === null ? undefined : parsed.get(key);
  if (last?.text === text) return last.value;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (key === null) return value;
  if (process.env.NODE_ENV !== 'production') frozen(value);
  parsed.set(key, { text, value }, { size: key.length + text.length });
  return value;
}
