import {
  EmptyState,
  GeneratedList,
  isolated,
  RecordTable,
  StateMenu,
  useDay,
  useMoment,
  useTranslate,
  type Column,
  type ConsoleDataProvider,
} from '@stoa/console-kit';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import { Link as MuiLink, Typography } from '@mui/material';
import { useCanAccess, useDataProvider, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { ClosePeriodButton } from './ClosePeriodButton';
import type { PeriodRecord } from './period-record';
import { ReopenButton } from './ReopenButton';

const LATEST = { field: 'last_day', order: 'DESC' as const };
const COLUMNS: Column[] = [
  { name: 'last_day', Cell: Days, exports: ['first_day', 'last_day'] },
  { name: 'closed_by', Cell: Closer, isSortable: false },
  { name: 'reopening_reason', Cell: Reopening, isSortable: false },
  { name: 'state', Cell: Progress },
];

/** Closed periods of the books; the last one can be reopened by two operators. */
export function PeriodList() {
  const translate = useTranslate();
  const empty = (
    <EmptyState
      icon={EventBusyOutlined}
      title={translate('stoa.period.none')}
      text={translate('stoa.period.none_hint')}
    />
  );
  return (
    <GeneratedList sort={LATEST} columns={COLUMNS} tools={<ClosePeriodButton />}>
      <RecordTable columns={COLUMNS} empty={empty} />
    </GeneratedList>
  );
}

function Days() {
  const row = useRecordContext<PeriodRecord>();
  const translate = useTranslate();
  const date = useDay();
  if (!row) return null;
  const last = date(row.last_day);
  const days = row.first_day
    ? translate('stoa.settlement.days', { from: date(row.first_day), to: last })
    : translate('stoa.period.until', { day: last });
  return (
    <>
      <bdi>{days}</bdi>
      <Typography component="div" variant="caption">
        <MuiLink component={Link} to={`/trial_balance?day=${row.last_day}`} underline="hover">
          {translate('stoa.period.balance')}
        </MuiLink>
      </Typography>
    </>
  );
}

function Closer() {
  const row = useRecordContext<PeriodRecord>();
  const moment = useMoment();
  if (!row) return null;
  return (
    <>
      <bdi>{row.closer}</bdi>
      <Typography component="div" variant="caption" color="text.secondary">
        <time dateTime={row.created_at}>{moment(row.created_at)}</time>
      </Typography>
    </>
  );
}

function Reopening() {
  const row = useRecordContext<PeriodRecord>();
  const translate = useTranslate();
  if (!row?.reopening_reason) return null;
  return (
    <>
      <span dir="auto">{row.reopening_reason}</span>
      {row.requester && (
        <Typography component="div" variant="caption" color="text.secondary">
          {translate('stoa.adjustment.requested_by', { name: isolated(row.requester) })}
        </Typography>
      )}
      {row.decider && (
        <Typography component="div" variant="caption" color="text.secondary">
          {translate('stoa.adjustment.decided_by', { name: isolated(row.decider) })}
        </Typography>
      )}
    </>
  );
}

function Progress() {
  const row = useRecordContext<PeriodRecord>();
  const translate = useTranslate();
  const date = useDay();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { canAccess = false } = useCanAccess({ resource: 'ledger_periods', action: 'status' });
  if (!row) return null;
  const day = date(row.last_day);
  return (
    <>
      <StateMenu
        state={row.state}
        allowed={row.allowed}
        permitted={canAccess}
        page="ledger_periods"
        name={day}
        text={translate('stoa.period.decide_text', { day, reason: isolated(row.reopening_reason ?? '') })}
        move={(to) => dataProvider.setStatus('ledger_periods', row.id, to)}
      />
      {row.is_last && row.state === 'closed' && <ReopenButton id={row.id} day={day} />}
    </>
  );
}
