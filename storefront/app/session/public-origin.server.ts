/** Hosts that mean this machine and nobody else, as URLs spell them. */
const LOOPBACK = /^(?:(?:[^.]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * The shop's public origin, whichever address was asked: the operator's word, else this machine's as the API's own
 * default has it. A Host header is whatever its sender writes, so it is believed where it names this machine only.
 */
export function publicOrigin(url: URL): string {
  const { PUBLIC_URL, PORT } = process.env;
  if (PUBLIC_URL) return PUBLIC_URL.replace(/\/+$/, '');
  return LOOPBACK.test(url.hostname) ? url.origin : `http://localhost:${PORT || '3000'}`;
}
