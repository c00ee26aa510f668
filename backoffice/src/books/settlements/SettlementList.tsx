import {
  addressOf,
  type Column,
  EmptyState,
  GeneratedList,
  momentCell,
  RecordTable,
  StateCell,
  useDay,
  useLabels,
  useTranslate,
} from '@stoa/console-kit';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import { Chip, Link as MuiLink, Stack, Typography } from '@mui/material';
import { SETTLEMENT_MATCHES } from '@stoa/contracts';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { Totals } from './Totals';
import { DIFFERENCES, type SettlementRecord } from './settlement-record';
import { UploadButton } from './UploadButton';

const LATEST = { field: 'created_at', order: 'DESC' as const };
const COLUMNS: Column[] = [
  { name: 'number', Cell: Numbered, exports: ['number', 'filename'] },
  { name: 'driver', Cell: Gateway, exports: ['driver', 'first_day', 'last_day'] },
  { name: 'gross', Cell: Sums, isSortable: false, exports: [] },
  { name: 'match', Cell: Matches, isSortable: false, exports: [] },
  { name: 'state', Cell: StateCell },
  { name: 'created_at', Cell: momentCell('created_at') },
];

/** Settlement files with their sums and how many lines agree with the books. */
export function SettlementList() {
  const translate = useTranslate();
  const empty = (
    <EmptyState
      icon={FactCheckOutlined}
      title={translate('stoa.settlement.none')}
      text={translate('stoa.settlement.none_hint')}
    />
  );
  return (
    <GeneratedList sort={LATEST} columns={COLUMNS} tools={<UploadButton />}>
      <RecordTable columns={COLUMNS} empty={empty} />
    </GeneratedList>
  );
}

function Numbered() {
  const row = useRecordContext<SettlementRecord>();
  if (!row) return null;
  return (
    <>
      <MuiLink component={Link} to={addressOf('settlements', 'view', row.id)} underline="hover">
        <bdi style={{ whiteSpace: 'nowrap' }}>{row.number}</bdi>
      </MuiLink>
      <Typography component="div" variant="caption" color="text.secondary">
        <bdi>{row.filename}</bdi>
      </Typography>
    </>
  );
}

function Gateway() {
  const date = useDay();
  const row = useRecordContext<SettlementRecord>();
  const labels = useLabels();
  const translate = useTranslate();
  if (!row) return null;
  return (
    <>
      {labels.choice(row.driver)}
      <Typography component="div" variant="caption" color="text.secondary">
        {translate('stoa.settlement.days', { from: date(row.first_day), to: date(row.last_day) })}
      </Typography>
    </>
  );
}

function Sums() {
  const row = useRecordContext<SettlementRecord>();
  return row ? <Totals totals={row.totals} /> : null;
}

function Matches() {
  const row = useRecordContext<SettlementRecord>();
  const labels = useLabels();
  if (!row) return null;
  const matches = SETTLEMENT_MATCHES.filter((match) => row.matches[match] > 0);
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {matches.map((match) => (
        <Chip
          key={match}
          size="small"
          color={DIFFERENCES.includes(match) ? 'warning' : 'default'}
          label={`${labels.choice(match)}: ${row.matches[match]}`}
        />
      ))}
    </Stack>
  );
}
