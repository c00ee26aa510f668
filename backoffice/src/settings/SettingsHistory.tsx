import { HistoryList, PageHeader, useLabels } from '@stoa/console-kit';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { fieldsOf } from './values';

/** Title of a page of settings, what it decides, and the way back to all of them. */
export function SettingsHeader({ page }: { page: string }) {
  const translate = useTranslate();
  const labels = useLabels();
  return (
    <PageHeader
      title={labels.resource(page)}
      subtitle={translate(`stoa.settings.pages.${page}`)}
      parent={{ label: labels.resource('settings'), to: '/settings' }}
    />
  );
}

/** There is one record of each group (`settings.general`, 1). */
const ONLY = '1';

/** Who changed what of a group of settings, and when. */
export function SettingsHistory({ group }: { group: string }) {
  return (
    <Box sx={{ maxWidth: 920 }}>
      <HistoryList resource={`settings.${group}`} id={ONLY} fields={fieldsOf(group)} />
    </Box>
  );
}
