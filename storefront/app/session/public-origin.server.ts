/** Loopback host names, as spelled in URLs. */
const LOOPBACK = /^(?:(?:[^.]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * The shop's public origin, whatever host was requested: PUBLIC_URL, else this machine's (the API's default,
 * `http://localhost:PORT`). The Host header can be forged, so it is only trusted if it is a loopback host.
 */
export function publicOrigin(url: URL): string {
  const { PUBLIC_URL, PORT } = process.env;
  if (PUBLIC_URL) return PUBLIC_URL.replace(/\/+$/, '');
  return LOOPBACK.test(url.hostname) ? url.origin : `http://localhost:${PORT || '3000'}`;
}
