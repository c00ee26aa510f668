import type { GenericWebData, ThemeSettings } from '@stoa/contracts';
import type { Api } from '~/api/client.server';

/** The frame in the theme that an operator looks at before saving it; a token that has run out changes nothing. */
export async function inPreviewedTheme(
  data: GenericWebData,
  token: string | null,
  api: Api,
): Promise<GenericWebData> {
  if (!token) return data;
  const preview = await api.tryGet<ThemeSettings>('web/themePreview', { token });
  return preview.ok ? { ...data, settings: { ...data.settings, theme: preview.data } } : data;
}
