import { LANGUAGE, requestedLanguage } from './requested-language';
import { safeRedirect } from './safe-redirect';
import { THEME_PREVIEW } from './theme-preview';
import { themePreviewOf } from './theme-preview.server';

/**
 * A redirect's target with what the request states for its own address only: the theme preview, and for a page
 * the `lang`, since no page has stored that language yet.
 */
export function redirectAddress(to: string, request: Request): string {
  const language = request.method === 'GET' ? requestedLanguage(new URL(request.url)) : null;
  const preview = themePreviewOf(request);
  if ((language === null && preview === null) || safeRedirect(to, '') === '') return to;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(to) ?? [];
  const parameters = new URLSearchParams(query);
  const add = (name: string, value: string | null) => {
    if (value !== null && !parameters.has(name)) parameters.set(name, value);
  };
  add(LANGUAGE, language);
  add(THEME_PREVIEW, preview);
  return `${path}?${parameters.toString()}${hash}`;
}
