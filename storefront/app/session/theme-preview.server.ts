import type { GenericWebData, ThemeSettings } from '@stoa/contracts';
import type { Api } from '~/api/client.server';
import { LANGUAGE } from './requested-language';
import { THEME_PREVIEW } from './theme-preview';

/** Frame data with an operator's unsaved theme; an expired token changes nothing. */
export async function inPreviewedTheme(
  data: GenericWebData,
  token: string | null,
  api: Api,
): Promise<GenericWebData> {
  if (!token) return data;
  const preview = await api.tryGet<ThemeSettings>('web/themePreview', { token });
  return preview.ok ? { ...data, settings: { ...data.settings, theme: preview.data } } : data;
}

/** The address of the page on which the visitor was, while that shows a theme preview. */
function previewedBefore({ headers }: Request): URL | null {
  const before = headers.get('referer');
  // Most requests come from other pages, which need no parsing.
  if (!before?.includes(`${THEME_PREVIEW}=`) || !URL.canParse(before)) return null;
  return new URL(before);
}

/**
 * Token of the theme preview in the request's address, or else in that of the page that it comes from.
 * @param address the request's URL, where it has been parsed already
 */
export const themePreviewOf = (request: Request, address = new URL(request.url)): string | null =>
  address.searchParams.get(THEME_PREVIEW) ??
  previewedBefore(request)?.searchParams.get(THEME_PREVIEW) ??
  null;

/**
 * Where a page is found in the theme preview of the page before, and in its language, which a preview does not
 * store: links, forms and redirects of any kind thus need not know of previews. Null if nothing is to be added.
 */
export function addressInPreview(request: Request): string | null {
  const before = previewedBefore(request)?.searchParams;
  if (!before) return null;
  const { pathname, searchParams } = new URL(request.url);
  if (searchParams.has(THEME_PREVIEW)) return null;
  for (const name of [THEME_PREVIEW, LANGUAGE]) {
    const value = before.get(name);
    if (value !== null && !searchParams.has(name)) searchParams.set(name, value);
  }
  searchParams.delete('_data');
  return `${pathname}?${searchParams.toString()}`;
}
