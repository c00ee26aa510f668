import { saveFile, useApi, useTranslate } from '@stoa/console-kit';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Button, Card, Stack, TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useCanAccess, useNotify } from 'react-admin';

const FILES = {
  exportJournal: 'stoa.books.journal',
  exportAccountTotals: 'stoa.books.month_totals',
} as const;
type File = keyof typeof FILES;

/** The journal and the monthly totals of a period as files for the accountants. */
export function AccountantsCard({ day }: { day: string }) {
  const translate = useTranslate();
  const [period, setPeriod] = useState({ from: `${day.slice(0, 8)}01`, to: day });
  const { canAccess } = useCanAccess({ resource: 'ledger_entries', action: 'export' });
  const { save, isPending } = useFile(period);
  if (!canAccess) return null;
  return (
    <Card sx={{ p: 2 }}>
      <Typography component="h2" sx={{ fontWeight: 600 }}>
        {translate('stoa.books.accountants')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {translate('stoa.books.accountants_about')}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        {(['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            type="date"
            size="small"
            label={translate(`stoa.statement.${name}`)}
            value={period[name]}
            onChange={({ target }) => setPeriod({ ...period, [name]: target.value })}
            slotProps={{ inputLabel: { shrink: true } }}
            sx={{ width: 180 }}
          />
        ))}
        {(Object.keys(FILES) as File[]).map((file) => (
          <Button
            key={file}
            variant="outlined"
            startIcon={<FileDownloadOutlined />}
            disabled={isPending || !period.from || !period.to}
            onClick={() => save(file)}
          >
            {translate(FILES[file])}
          </Button>
        ))}
      </Stack>
    </Card>
  );
}

/** Downloads a file of a period; failures are notified. */
function useFile(period: { from: string; to: string }) {
  const api = useApi();
  const notify = useNotify();
  const { mutate: save, isPending } = useMutation({
    mutationFn: (call: File) => api.file(call, period),
    onSuccess: saveFile,
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  return { save, isPending };
}
