import { HEADERS } from '@stoa/contracts';
import type { ApiTransport } from './client.server';

/**
 * Reaches the API over HTTP at `API_URL`; used in development and where the storefront runs standalone. A
 * protected API needs the credentials of its settings, in `API_CONSUMER_KEY` and `API_CONSUMER_SECRET`. The
 * visitor's address is forwarded so that the API's rate limits apply to the visitor and not to the
 * storefront; the API has to trust the storefront's address (`TRUST_PROXY`).
 */
export function httpTransport(visitorAddress?: string): ApiTransport {
  return (path, init) => {
    const base = process.env.API_URL ?? 'http://localhost:3000';
    const headers = new Headers(init.headers);
    const { API_CONSUMER_KEY: key, API_CONSUMER_SECRET: secret } = process.env;
    if (key) headers.set(HEADERS.consumerKey, key);
    if (secret) headers.set(HEADERS.consumerSecret, secret);
    if (visitorAddress) headers.set('x-forwarded-for', visitorAddress);
    return fetch(new URL(path, base), { ...init, headers, signal: AbortSignal.timeout(15_000) });
  };
}
