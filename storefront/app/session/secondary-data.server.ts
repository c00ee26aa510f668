import { defer, type TypedDeferredData } from '@remix-run/node';
import { isFetched } from './same-origin.server';
import type { RequestArgs } from './shop.server';

/** Starts to read data without which its page is still useful; null if it cannot be read. */
export async function secondary<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    // Responses are failures of the API, which logs them itself.
    // eslint-disable-next-line no-console -- the server's log is where its operator looks
    if (!(error instanceof Response)) console.error(error);
    return null;
  }
}

/**
 * Whether the browser already displays the page whose data it requests: after a change of its query, a form or a
 * step back, whose scroll position needs the whole page.
 */
function isDisplayed(request: Request): boolean {
  const referer = request.headers.get('referer') ?? '';
  return URL.canParse(referer) && new URL(referer).pathname === new URL(request.url).pathname;
}

/** Whether a data request gets the secondary data with the rest, as a document does. */
export const awaitsSecondary = (request: Request): boolean => !isFetched(request) || isDisplayed(request);

/**
 * Loader data of which the promises are secondary. A navigation to the page in the browser displays it before they
 * have settled; a document waits for them, as it is cached as a whole and also read without scripts (ADR 51).
 */
export async function deferSecondary<T extends Record<string, unknown>>(
  { request, context }: RequestArgs,
  data: T,
): Promise<TypedDeferredData<T>> {
  if (!context.isPage && !awaitsSecondary(request))
    // nginx would hold back the beginning of the response.
    return defer(data, { headers: { 'X-Accel-Buffering': 'no' } });
  const settled = Object.entries(data).map(async ([name, value]) => [name, await value] as const);
  return Object.fromEntries(await Promise.all(settled)) as TypedDeferredData<T>;
}
