/** Longest stored path, query included. */
export const MAX_PATH_LENGTH = 250;

const PLACEHOLDER = 'http://shop.invalid';

/**
 * A path in the spelling in which redirects are stored and found: decoded, in lower case, without fragment and
 * trailing slash. The query stays. Null if the text is no path of this shop.
 */
export function redirectPath(text: string, shopUrl: string): string | null {
  const trimmed = text.trim();
  if (!/^(?:\/(?!\/)|https?:\/\/)/i.test(trimmed) || /[\s\\]/.test(trimmed)) return null;
  const url = urlOf(trimmed);
  if (!url || (url.origin !== PLACEHOLDER && url.origin !== urlOf(shopUrl)?.origin)) return null;
  const path = decoded(url.pathname).replace(/\/+$/, '') || '/';
  return (path + decoded(url.search)).normalize('NFC').toLowerCase();
}

/** The paths under which the redirect of an address may be stored: with its query, then without. */
export function pathsToFind(path: string): string[] {
  const [plain = ''] = path.split('?', 1);
  return plain === path ? [path] : [path, plain];
}

/** A path with query and fragment, percent-encoded; of a URL of this shop without its origin. */
export function ownPath(text: string): string {
  const url = urlOf(text.trim());
  return url ? url.pathname + url.search + url.hash : text.trim();
}

/** The URL of another site; null for anything else. */
export function foreignUrl(text: string): string | null {
  const url = /^https?:\/\/[^\s\\]+$/i.test(text.trim()) ? urlOf(text.trim()) : null;
  return url && !url.username && !url.password ? url.href : null;
}

function urlOf(text: string): URL | null {
  try {
    return new URL(text, PLACEHOLDER);
  } catch {
    return null;
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
