import {
  LoadFailure,
  PageHeader,
  RequirePermission,
  useLabels,
  useDay,
  useTranslate,
} from '@stoa/console-kit';
import { Box, Card, Chip, LinearProgress, Stack, TextField, Typography } from '@mui/material';
import type { TrialBalance } from '@stoa/contracts';
import { useSearchParams } from 'react-router-dom';
import { AccountantsCard } from './AccountantsCard';
import { BooksCheckCard } from './BooksCheckCard';
import { TrialBalanceTable } from './TrialBalanceTable';
import { useTrialBalance } from './useBooks';

/** All accounts of the books by currency, at the end of a day; each leads to its owners and entries. */
export function TrialBalancePage() {
  const translate = useTranslate();
  const labels = useLabels();
  const [query, setQuery] = useSearchParams();
  const day = query.get('day') ?? '';
  const { data, error, isFetching, refetch } = useTrialBalance(day);
  return (
    <RequirePermission name="ledger_entries.read">
      <PageHeader title={labels.resource('trial_balance')} subtitle={translate('stoa.books.about')}>
        <TextField
          type="date"
          size="small"
          label={translate('stoa.books.until')}
          value={day || (data?.day ?? '')}
          onChange={({ target }) => setQuery(target.value ? { day: target.value } : {})}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </PageHeader>
      <Box sx={{ height: 4 }}>
        {isFetching && <LinearProgress aria-label={translate('ra.page.loading')} />}
      </Box>
      {error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        data && <Balances data={data} />
      )}
    </RequirePermission>
  );
}

/** Up to which day the books are closed, and whether these are the sums of a closed period. */
function ClosedMark({ data: { is_closed: isClosed, closed_until: until } }: { data: TrialBalance }) {
  const translate = useTranslate();
  const date = useDay();
  if (until === null) return null;
  const day = date(until);
  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      <Chip size="small" label={translate('stoa.books.closed_until', { day })} />
      {isClosed && <Chip size="small" color="success" label={translate('stoa.books.closed')} />}
    </Stack>
  );
}

function Balances({ data }: { data: TrialBalance }) {
  const translate = useTranslate();
  return (
    <Stack sx={{ gap: 2 }}>
      <ClosedMark data={data} />
      <BooksCheckCard />
      <AccountantsCard key={data.day} day={data.day} />
      {data.totals.length === 0 && (
        <Card sx={{ p: 3 }}>
          <Typography>{translate('stoa.books.none')}</Typography>
        </Card>
      )}
      {data.totals.map(({ currency }) => (
        <TrialBalanceTable key={currency} data={data} currency={currency} />
      ))}
    </Stack>
  );
}
