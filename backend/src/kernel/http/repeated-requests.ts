import { HEADERS } from '@stoa/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { RawJson, type Repeat } from './answers';
import { onRequestTo } from './route-hooks';

const PUBLIC_ROUTES = '/backend/api/web/';
const MAX_REQUESTS = 5_000;
/** Maximum length of a request's URL and headers; longer ones are not remembered. */
const MAX_LENGTH = 600;

/** Headers that identify a user or a program: guards must check such a request each time. */
const CREDENTIALS = ['authorization', HEADERS.consumerKey];
/** Headers that choose a public response, which is the same for all readers otherwise. */
const CHOICES = ['accept-language', HEADERS.currency];

/** Requests without credentials that got a public response, each with the function that makes or finds it again. */
export class RepeatedRequests {
  private readonly known = new LRUCache<string, Repeat>({ max: MAX_REQUESTS });

  /** Remembers a request if its response can be repeated. */
  add(request: FastifyRequest, { repeat }: RawJson): void {
    const key = keyOf(request);
    if (repeat && key && key.length <= MAX_LENGTH) this.known.set(key, repeat);
  }

  /**
   * Sends the responses of known requests with `send`, before guards, pipes and handlers run. Applies to routes that are
   * registered later.
   */
  answer(server: FastifyInstance, send: (reply: FastifyReply, answer: RawJson) => void): void {
    onRequestTo(server, isPublicRead, (request, reply, done) => {
      const answer = this.known.get(keyOf(request))?.();
      if (!answer) return done();
      if (answer instanceof RawJson) return send(reply, answer);
      // What is no longer shown fails; the handler then says why.
      answer.then(
        (made) => reply.sent || send(reply, made),
        () => done(),
      );
    });
  }
}

function isPublicRead({ method, url }: { method: string | string[]; url: string }): boolean {
  return method === 'GET' && url.startsWith(PUBLIC_ROUTES);
}

function keyOf({ url, headers }: FastifyRequest): string {
  if (CREDENTIALS.some((name) => headers[name] !== undefined)) return '';
  return CHOICES.reduce((key, name) => `${key}\n${String(headers[name] ?? '')}`, url);
}
