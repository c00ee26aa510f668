import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import { Link } from 'react-router-dom';
import { useTranslate } from '../i18n/useTranslate';
import { addressOf } from '../layout/addresses';
import { useApi, useSchema } from '../schema/SchemaContext';
import { movesOf } from '../screens/record-rights';

/** Runs a feed now, unless an operator has switched it off, and opens its runs. */
export function StockFeedActions() {
  const translate = useTranslate();
  const api = useApi();
  const { statuses } = useSchema();
  const notify = useNotify();
  const refresh = useRefresh();
  const record = useRecordContext<{ id: number }>();
  const run = useMutation({
    mutationFn: () => api.data(`runStockFeed/${record?.id}`, { method: 'POST', body: {} }),
    onSuccess: () => {
      notify('imports.feeds.started', { type: 'success' });
      refresh();
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  if (!record) return null;
  const filter = encodeURIComponent(JSON.stringify({ feed_id: record.id }));
  return (
    <>
      <Button component={Link} to={`${addressOf('imports', 'list')}?filter=${filter}`}>
        {translate('imports.feeds.runs')}
      </Button>
      {movesOf(record, statuses).length > 0 && (
        <Button variant="outlined" loading={run.isPending} onClick={() => run.mutate()}>
          {translate('imports.feeds.run')}
        </Button>
      )}
    </>
  );
}
