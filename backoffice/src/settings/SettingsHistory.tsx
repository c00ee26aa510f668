import { HistoryList, PageHeader, useLabels, useTranslate } from '@stoa/console-kit';
import { Box } from '@mui/material';
import type { SettingsPageName } from './screens';
import { ONLY_RECORD } from './useSettingsForm';
import { fieldsOf } from './values';

/** Header of a settings page: title, description and a link back to the overview. */
export function SettingsHeader({ page }: { page: SettingsPageName }) {
  const translate = useTranslate();
  const labels = useLabels();
  return (
    <PageHeader
      title={labels.resource(page)}
      subtitle={translate(`settings.pages.${page}`)}
      parent={{ label: labels.resource('settings'), to: '/settings' }}
    />
  );
}

/** Audit history of a group of settings. */
export function SettingsHistory({ group }: { group: string }) {
  return (
    <Box sx={{ maxWidth: 920 }}>
      <HistoryList resource={`settings.${group}`} id={ONLY_RECORD} fields={fieldsOf(group)} />
    </Box>
  );
}
