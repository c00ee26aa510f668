/** A base to resolve paths against; nothing is ever sent there. */
const HERE = 'http://here.invalid';

// eslint-disable-next-line no-control-regex -- browsers drop control characters, so they can hide a second slash
const UNSAFE = /^\/[/\\]|\\|[\u0000-\u001f\u007f]/;

/**
 * Returns a path of this shop to redirect to, or the fallback: resolved as browsers do, so that `//host`, dot
 * segments before it, backslashes, control characters or their encoded forms cannot lead to another site.
 */
export function safeRedirect(requested: unknown, fallback = '/'): string {
  if (typeof requested !== 'string' || !requested.startsWith('/')) return fallback;
  try {
    const decoded = decodeURIComponent(requested);
    const [{ origin, pathname, search, hash }, further] = [new URL(requested, HERE), new URL(decoded, HERE)];
    const resolved = pathname + search + hash;
    const forms = [requested, decoded, resolved, decodeURIComponent(pathname), further.pathname];
    return origin !== HERE || forms.some((form) => UNSAFE.test(form)) ? fallback : resolved;
  } catch {
    return fallback;
  }
}

/** The path without some of its parameters; as safe as `safeRedirect`. */
export function withoutParameters(path: string, names: readonly string[]): string {
  const address = new URL(safeRedirect(path), HERE);
  for (const name of names) address.searchParams.delete(name);
  return safeRedirect(address.pathname + address.search);
}
