/** Whether a state-changing request was sent by another site's page. */
export function isForeign(request: Request): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return true;
  const origin = request.headers.get('origin');
  // Clients other than browsers send neither header, and have no cookies to abuse.
  if (origin === null) return false;
  const host = request.headers.get('x-forwarded-host') ?? request.headers.get('host');
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/**
 * Whether a script sent the request, as opposed to a browser navigation. Remix hides its own parameter from
 * loaders and actions; browsers without Sec-Fetch-Mode count as navigating.
 */
export const isFetched = (request: Request): boolean => request.headers.get('sec-fetch-mode') === 'cors';
