import type { GenericWebData, ThemeSettings } from '@stoa/contracts';
import type { Api } from '~/api/client.server';

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
