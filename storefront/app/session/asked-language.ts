import { LANGUAGES } from '@stoa/contracts';
import { safeRedirect, withoutParameters } from './safe-redirect';

/** Name of the language parameter. */
export const LANGUAGE = 'lang';

const supported: readonly string[] = LANGUAGES;

/** The supported language in a URL; null without one. */
export function askedLanguage({ searchParams }: URL): string | null {
  const asked = searchParams.get(LANGUAGE);
  return asked !== null && supported.includes(asked) ? asked : null;
}

/** Adds the request's `lang` to a redirect target, since no page has stored that language yet. */
export function inAskedLanguage(to: string, request: Request): string {
  const asked = askedLanguage(new URL(request.url));
  if (asked === null || request.method !== 'GET' || safeRedirect(to, '') === '') return to;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(to) ?? [];
  const parameters = new URLSearchParams(query);
  if (!parameters.has(LANGUAGE)) parameters.set(LANGUAGE, asked);
  return `${path}?${parameters.toString()}${hash}`;
}

/** A return path without `lang`, as another language may have been chosen by then. */
export const inAnyLanguage = (path: string): string => withoutParameters(path, [LANGUAGE]);
