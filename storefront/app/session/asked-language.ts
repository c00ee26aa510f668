import { LANGUAGES } from '@stoa/contracts';
import { safeRedirect, withoutParameters } from './safe-redirect';

/** Name of the parameter that asks for a page in a language. */
export const LANGUAGE = 'lang';

const supported: readonly string[] = LANGUAGES;

/** The language that an address asks for; null where it names none of ours. */
export function askedLanguage({ searchParams }: URL): string | null {
  const asked = searchParams.get(LANGUAGE);
  return asked !== null && supported.includes(asked) ? asked : null;
}

/** Where a page's request is led to instead, in the language that it asks for: no page before remembers it. */
export function inAskedLanguage(to: string, request: Request): string {
  const asked = askedLanguage(new URL(request.url));
  if (asked === null || request.method !== 'GET' || safeRedirect(to, '') === '') return to;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(to) ?? [];
  const parameters = new URLSearchParams(query);
  if (!parameters.has(LANGUAGE)) parameters.set(LANGUAGE, asked);
  return `${path}?${parameters.toString()}${hash}`;
}

/** An address to come back to, in whatever language has been chosen by then. */
export const inAnyLanguage = (path: string): string => withoutParameters(path, [LANGUAGE]);
