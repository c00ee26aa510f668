import {
  PageHeader,
  RequirePermission,
  useApi,
  useLabels,
  useNumber,
  useTranslate,
  type TextKey,
} from '@stoa/console-kit';
import { Alert, Box, Button, Card, CardContent, Typography } from '@mui/material';
import type { ClearedCache } from '@stoa/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Clears the caches of every server, and shows what was cleared. */
export function ClearCache() {
  const labels = useLabels();
  const translate = useTranslate();
  const api = useApi();
  const queries = useQueryClient();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => api.data<ClearedCache>('cacheClear'),
    onSuccess: () => queries.invalidateQueries(),
  });
  return (
    <RequirePermission name="cache.update">
      <PageHeader
        title={labels.resource('clear')}
        subtitle={translate('settings.pages.clear')}
        parent={{ label: labels.resource('settings'), to: '/settings' }}
      />
      <Card sx={{ maxWidth: 720 }}>
        <CardContent>
          <Typography sx={{ mb: 2 }}>{translate('stoa.clear.text')}</Typography>
          <Button variant="contained" loading={isPending} onClick={() => mutate()}>
            {translate('stoa.clear.do')}
          </Button>
          <Box role="status" sx={{ mt: 2 }}>
            {data && <Cleared cleared={data} />}
            {error && <Alert severity="error">{error.message}</Alert>}
          </Box>
        </CardContent>
      </Card>
    </RequirePermission>
  );
}

function Cleared({ cleared: { total, servers, entries } }: { cleared: ClearedCache }) {
  const translate = useTranslate();
  const number = useNumber();
  return (
    <Alert severity="success">
      {translate('stoa.clear.done', { smart_count: servers, total: number(total) })}
      <Box component="ul" sx={{ m: 0, mt: 0.5, paddingInlineStart: 2.5 }}>
        {Object.entries(entries).map(([name, count]) => (
          <li key={name}>
            {/* The server names its caches. */}
            {translate(`stoa.clear.kinds.${name}` as TextKey, { _: name })}: {number(count)}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
