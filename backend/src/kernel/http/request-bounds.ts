import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from './failure';
import { checkJsonBounds, checkTexts, type JsonBounds } from './json-bounds';
import { keepSignedBody } from './signed-requests';

/** Limits for operators and vendors: the largest input is a product with a thousand variants. */
const CONSOLE: JsonBounds = { depth: 20, entries: 2_000, values: 40_000 };
/** Limits for public routes: the storefront's largest form is an address with its cart. */
const WEB: JsonBounds = { depth: 12, entries: 500, values: 2_000 };
/** Body size of public routes, in bytes. */
const WEB_BODY = 100 * 1024;
/** Maximum number of query parameters. */
const MAX_PARAMETERS = 100;

/** Routes that require a console session; its sign-in does not. */
const CONSOLE_CALL = /^\/backend\/api\/(?:admin|vendor)\/(?!auth\/)/;
const API = '/backend/';

/**
 * Limits requests before validation, since the validators' cost grows faster than their input (reliability
 * §1.12): body size by route, number of query parameters. `limit` is for the consoles, in bytes.
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
    if (++count >= MAX_PARAMETERS) return true;
  return false;
}

function tooManyParameters(): Failure {
  return new Failure(413, 'too_large', `An address may have at most ${MAX_PARAMETERS} parameters.`);
}

/** Parses JSON within the limits of its route; URL-encoded forms are not supported. */
export function parseJsonWithin(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    const refusal = refusalOf(() => checkJsonBounds(text, boundsOf(request)));
    if (refusal) return done(refusal);
    keepSignedBody(request, text);
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
