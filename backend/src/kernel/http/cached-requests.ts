import { HEADERS } from '@stoa/contracts';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { RawJson } from './answers';

const MAX_REQUESTS = 5_000;
/** Maximum length of a request's URL and headers; longer ones are not remembered. */
const MAX_LENGTH = 600;

/** Headers that identify a user or a program: guards must check such a request each time. */
const CREDENTIALS = ['authorization', HEADERS.consumerKey];
/** Headers that choose the response; cached ones are the same for all readers otherwise. */
const CHOICES = ['accept-language', HEADERS.currency];

/** Requests without credentials that got a cached response, with the function that finds it again while it is current. */
export class CachedRequests {
  private readonly found = new LRUCache<string, () => RawJson | null>({ max: MAX_REQUESTS });

  /** The cached response to this request; null if there is none, or none that is current. */
  find(request: FastifyRequest): RawJson | null {
    return this.found.get(keyOf(request))?.() ?? null;
  }

  /** Remembers which response this request got, if it is a cached one. */
  add(request: FastifyRequest, { find }: RawJson): void {
    const key = keyOf(request);
    if (find && key && key.length <= MAX_LENGTH) this.found.set(key, find);
  }
}

function keyOf({ url, headers }: FastifyRequest): string {
  if (CREDENTIALS.some((name) => headers[name] !== undefined)) return '';
  return CHOICES.reduce((key, name) => `${key}\n${String(headers[name] ?? '')}`, url);
}
