import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from './failure';
import { checkJsonBounds, checkTexts, type JsonBounds } from './json-bounds';

/** What an operator or a vendor sends at most: a product with a thousand variants. */
const CONSOLE: JsonBounds = { depth: 20, entries: 2_000, values: 40_000 };
/** What anybody may send: the longest form of the storefront is an address with its cart. */
const WEB: JsonBounds = { depth: 12, entries: 500, values: 2_000 };
/** Bytes of a body that anybody may send. */
const WEB_BODY = 100 * 1024;
/** Parameters in an address. */
const MOST_PARAMETERS = 100;

/** Calls that need a console's session; signing in to one does not. */
const CONSOLE_CALL = /^\/backend\/api\/(?:admin|vendor)\/(?!auth\/)/;
const API = '/backend/';

/**
 * Bounds what a request may hold before anything is validated, since the validators' work grows faster than their
 * input (reliability §1.12): bytes of a body by route, parameters of an address. `limit` is for the consoles, in bytes.
 */
export function boundRequests(server: FastifyInstance, limit: number): void {
  server.addHook('onRoute', (route) => {
    if (route.url.startsWith(API) && !CONSOLE_CALL.test(route.url))
      route.bodyLimit = Math.min(WEB_BODY, limit);
  });
  server.addHook('onRequest', (request, _reply, done) => {
    done(hasTooManyParameters(request.url) ? tooManyParameters() : undefined);
  });
}

function hasTooManyParameters(url: string): boolean {
  if (!url.startsWith(API)) return false;
  let count = 0;
  for (let at = url.indexOf('&'); at !== -1; at = url.indexOf('&', at + 1))
    if (++count >= MOST_PARAMETERS) return true;
  return false;
}

function tooManyParameters(): Failure {
  return new Failure(413, 'too_large', `An address may have at most ${MOST_PARAMETERS} parameters.`);
}

/** Reads JSON within the bounds of its route; forms that are not multipart are no language of the API. */
export function parseJsonWithin(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    const refusal = refusalOf(() => checkJsonBounds(text, boundsOf(request)));
    if (refusal) return done(refusal);
    void parse(request, text, (error, body) => done(error ?? refusalOf(() => checkTexts(text, body)), body));
  });
}

function boundsOf({ routeOptions }: FastifyRequest): JsonBounds {
  return CONSOLE_CALL.test(routeOptions.url ?? '') ? CONSOLE : WEB;
}

function refusalOf(check: () => void): Error | null {
  try {
    check();
    return null;
  } catch (error) {
    return error as Error;
  }
}
