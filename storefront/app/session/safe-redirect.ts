/**
 * Returns an address of this shop to send a browser back to, or the fallback: paths only, so that nobody is led
 * away by `//host`, backslashes, control characters or encoded forms of them (reliability §2, 14).
 */
export function safeRedirect(asked: unknown, fallback = '/'): string {
  if (typeof asked !== 'string' || !asked.startsWith('/')) return fallback;
  let decoded = asked;
  try {
    decoded = decodeURIComponent(asked);
  } catch {
    return fallback;
  }
  // eslint-disable-next-line no-control-regex -- browsers drop control characters, so they can hide a second slash
  const unsafe = /^\/[/\\]|\\|[\u0000-\u001f\u007f]/;
  return unsafe.test(asked) || unsafe.test(decoded) ? fallback : asked;
}
