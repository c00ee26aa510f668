import { LANGUAGES } from '@stoa/contracts';
import { safeRedirect, withoutParameters } from './safe-redirect';

/** Name of the language parameter. */
export const LANGUAGE = 'lang';

const supported: readonly string[] = LANGUAGES;

/** The supported language in a URL; null without one. */
export function requestedLanguage({ searchParams }: URL): string | null {
  const requested = searchParams.get(LANGUAGE);
  return requested !== null && supported.includes(requested) ? requested : null;
}

/** Adds the request's `lang` to a redirect target, since no page has stored that language yet. */
export function inRequestedLanguage(to: string, request: Request): string {
  const requested = requestedLanguage(new URL(request.url));
  if (requested === null || request.method !== 'GET' || safeRedirect(to, '') === '') return to;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(to) ?? [];
  const parameters = new URLSearchParams(query);
  if (!parameters.has(LANGUAGE)) parameters.set(LANGUAGE, requested);
  return `${path}?${parameters.toString()}${hash}`;
}

/** A return path without `lang`, as another language may have been chosen by then. */
export const inAnyLanguage = (path: string): string => withoutParameters(path, [LANGUAGE]);
