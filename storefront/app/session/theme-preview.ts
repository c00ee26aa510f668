/** Name of the parameter that carries an operator's unsaved theme, signed by the API. */
export const THEME_PREVIEW = 'theme_preview';

/** A link's query with the current page's theme preview, which thus continues from page to page. */
export function keepThemePreview(search: string, current: string): string {
  const token = new URLSearchParams(current).get(THEME_PREVIEW);
  const params = new URLSearchParams(search);
  if (!token || params.has(THEME_PREVIEW)) return search;
  params.set(THEME_PREVIEW, token);
  return `?${params}`;
}
