import { MultiVendorOff, NoAccess } from '@stoa/console-kit';
import { lazy, type ReactElement } from 'react';
import { ClearCache } from './ClearCache';
import { SETTINGS_SCREENS } from './screens';
import { SettingsOverview } from './SettingsOverview';
import { SettingsPage } from './SettingsPage';

// Loaded on demand.
const ThemePage = lazy(async () => ({ default: (await import('./theme/ThemePage')).ThemePage }));

/** Every settings page by its URL. */
export const settingsPages: Readonly<Record<string, ReactElement>> = {
  '/settings': <SettingsOverview />,
  ...Object.fromEntries(
    SETTINGS_SCREENS.flatMap((screen) => [
      [`/${screen.page}`, <SettingsPage key={screen.page} screen={screen} />],
      [`/${screen.page}/history`, <SettingsPage key={screen.page} screen={screen} history />],
    ]),
  ),
  '/theme_settings': <ThemePage />,
  '/theme_settings/history': <ThemePage history />,
  '/clear': <ClearCache />,
  '/sorry': <NoAccess />,
  '/error_page': <MultiVendorOff />,
};
