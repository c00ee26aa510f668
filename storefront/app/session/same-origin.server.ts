/** Whether a state-changing request was sent by another site's page (reliability §2, 15). */
export function isForeign(request: Request): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return true;
  const origin = request.headers.get('origin');
  // Programs other than browsers send neither header; without a browser there are no cookies to abuse.
  if (origin === null) return false;
  const host = request.headers.get('x-forwarded-host') ?? request.headers.get('host');
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/**
 * Whether a page's script asks, and not the browser for a page to show. Remix takes its own parameter out of what
 * loaders and actions are given; a browser too old to say counts as one that wants a page.
 */
export const isFetched = (request: Request): boolean => request.headers.get('sec-fetch-mode') === 'cors';
