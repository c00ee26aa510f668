import type { ApiTransport } from './client.server';

/** Reaches the API over HTTP at `API_URL`; used in development and where the storefront runs alone. */
export const httpTransport: ApiTransport = (path, init) => {
  const base = process.env.API_URL ?? 'http://localhost:3000';
  return fetch(new URL(path, base), { ...init, signal: AbortSignal.timeout(15_000) });
};
