import { PageHeader, useLabels, useTranslate } from '@stoa/console-kit';
import { Button, Card, CardContent, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';

/** Clears this console's query cache; the shop's own caches are the operators' to clear. */
export function ClearPage() {
  const translate = useTranslate();
  const labels = useLabels();
  const notify = useNotify();
  const queries = useQueryClient();
  const clear = async () => {
    await queries.resetQueries();
    notify('stoa.own_store.reloaded', { type: 'success' });
  };
  return (
    <>
      <PageHeader title={labels.resource('clear')} />
      <Card sx={{ maxWidth: 720 }}>
        <CardContent>
          <Typography variant="h2">{translate('stoa.own_store.reload_title')}</Typography>
          <Typography sx={{ my: 1.5 }}>{translate('stoa.own_store.reload_text')}</Typography>
          <Button variant="contained" onClick={() => void clear()}>
            {translate('stoa.own_store.reload_do')}
          </Button>
        </CardContent>
      </Card>
    </>
  );
}
