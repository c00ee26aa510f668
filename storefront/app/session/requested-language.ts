import { LANGUAGES } from '@stoa/contracts';
import { withoutParameters } from './safe-redirect';

/** Name of the language parameter. */
export const LANGUAGE = 'lang';

const supported: readonly string[] = LANGUAGES;

/** The supported language in a URL; null without one. */
export function requestedLanguage({ searchParams }: URL): string | null {
  const requested = searchParams.get(LANGUAGE);
  return requested !== null && supported.includes(requested) ? requested : null;
}

/** A return path without `lang`, as another language may have been chosen by then. */
export const inAnyLanguage = (path: string): string => withoutParameters(path, [LANGUAGE]);
