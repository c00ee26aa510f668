import { LoadFailure, PageHeader, RequirePermission, useLabels, useTranslate } from '@stoa/console-kit';
import { Skeleton, Stack, TextField } from '@mui/material';
import { EMAIL_RECIPIENTS, type EmailTemplateRow } from '@stoa/contracts';
import { useState } from 'react';
import { EmailTemplateTable } from './EmailTemplateTable';
import { useEmailTemplates } from './useEmailTemplates';

/** All e-mails that the shop sends, by recipient; each leads to its template. */
export function EmailTemplates() {
  const labels = useLabels();
  const translate = useTranslate();
  const [sought, setSought] = useState('');
  return (
    <RequirePermission name="email_templates.read">
      <PageHeader
        title={labels.resource('email_templates')}
        subtitle={translate('stoa.email_templates.about')}
      >
        <TextField
          type="search"
          size="small"
          margin="none"
          label={translate('ra.action.search')}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      </PageHeader>
      <Groups sought={sought.trim().toLowerCase()} />
    </RequirePermission>
  );
}

function Groups({ sought }: { sought: string }) {
  const { data, error, refetch } = useEmailTemplates();
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={480} />;
  const found = data.filter((row) => isFound(row, sought));
  return (
    <Stack sx={{ gap: 2 }}>
      {EMAIL_RECIPIENTS.map((recipient) => (
        <EmailTemplateTable
          key={recipient}
          recipient={recipient}
          rows={found.filter((row) => row.recipient === recipient)}
        />
      ))}
    </Stack>
  );
}

function isFound({ title, sent }: EmailTemplateRow, sought: string): boolean {
  return `${title}\n${sent}`.toLowerCase().includes(sought);
}
