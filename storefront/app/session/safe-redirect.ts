/** A base to resolve paths against; nothing is ever sent there. */
const HERE = 'http://here.invalid';

// eslint-disable-next-line no-control-regex -- browsers drop control characters, so they can hide a second slash
const UNSAFE = /^\/[/\\]|\\|[\u0000-\u001f\u007f]/;

/**
 * Returns an address of this shop to send a browser back to, or the fallback: paths only and as browsers resolve
 * them, so that nobody is led away by `//host`, dots before it, backslashes, control characters or encoded forms of
 * them (reliability §2, 14).
 */
export function safeRedirect(asked: unknown, fallback = '/'): string {
  if (typeof asked !== 'string' || !asked.startsWith('/')) return fallback;
  try {
    const decoded = decodeURIComponent(asked);
    const [{ origin, pathname, search, hash }, further] = [new URL(asked, HERE), new URL(decoded, HERE)];
    const resolved = pathname + search + hash;
    const forms = [asked, decoded, resolved, decodeURIComponent(pathname), further.pathname];
    return origin !== HERE || forms.some((form) => UNSAFE.test(form)) ? fallback : resolved;
  } catch {
    return fallback;
  }
}

/** The address without some of its parameters; safe as the one it came from. */
export function withoutParameters(path: string, names: readonly string[]): string {
  const address = new URL(safeRedirect(path), HERE);
  for (const name of names) address.searchParams.delete(name);
  return safeRedirect(address.pathname + address.search);
}
