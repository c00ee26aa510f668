import { HistoryList, useShopSettings, useTranslate } from '@stoa/console-kit';
import { Box, Typography } from '@mui/material';
import type { EmailTemplate } from '@stoa/contracts';

/** Who changed the texts of an e-mail, by language. */
export function EmailTemplateHistory({ template }: { template: EmailTemplate }) {
  const translate = useTranslate();
  const known = useShopSettings()?.languages ?? [];
  const changed = template.languages.filter(({ record_id: id }) => id !== null);
  if (changed.length === 0) return <Typography>{translate('stoa.email_templates.never_changed')}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 920 }}>
      {changed.map(({ language, record_id: id }) => (
        <Box key={language}>
          <Typography variant="h2" sx={{ mb: 1 }}>
            {known.find(({ code }) => code === language)?.native_name ?? language}
          </Typography>
          <HistoryList resource="email_templates" id={String(id)} />
        </Box>
      ))}
    </Box>
  );
}
