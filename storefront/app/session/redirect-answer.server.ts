import type { RedirectTarget } from '@stoa/contracts';
import type { AppLoadContext } from '@remix-run/node';
import { Api } from '~/api/client.server';
import { httpTransport } from '~/api/transport.server';
import type { PageAnswer } from './page-cache.server';

/** Redirects belong to the address alone, whoever follows it. */
const NOBODY = { token: null, sessionToken: null, language: null, currency: null };

/** The permanent redirect that operators entered for an old address; null if there is none. */
export async function redirectAnswer(
  { url, method }: Pick<Request, 'url' | 'method'>,
  context: AppLoadContext,
): Promise<PageAnswer | null> {
  const { pathname, search, searchParams } = new URL(url);
  if ((method !== 'GET' && method !== 'HEAD') || searchParams.has('_data')) return null;
  const api = new Api(context.api ?? httpTransport(context.visitorAddress), NOBODY);
  const address = pathname + search;
  const outcome = await api.tryGet<RedirectTarget>('web/redirect_target', { address });
  if (!outcome.ok || outcome.data.location === null) return null;
  // Not kept for ever by browsers: operators may change a target.
  const headers = { Location: outcome.data.location, 'Cache-Control': 'public, max-age=3600' };
  return { status: 301, headers: new Headers(headers), body: '' };
}
