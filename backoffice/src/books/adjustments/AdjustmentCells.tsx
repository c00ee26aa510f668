import {
  isolated,
  StateMenu,
  useLabels,
  useDay,
  useMoment,
  useMoney,
  useTranslate,
  type ConsoleDataProvider,
} from '@stoa/console-kit';
import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useCanAccess, useDataProvider, useRecordContext } from 'react-admin';
import type { AdjustmentRecord } from './adjustment-record';
import { ReverseButton } from './ReverseButton';

function Small({ children }: { children: ReactNode }) {
  return (
    <Typography component="div" variant="caption" color="text.secondary">
      {children}
    </Typography>
  );
}

/** The number, and the day that the adjustment is booked to if it was chosen. */
export function Numbered() {
  const row = useRecordContext<AdjustmentRecord>();
  const date = useDay();
  if (!row) return null;
  return (
    <>
      <bdi style={{ whiteSpace: 'nowrap' }}>{row.number}</bdi>
      {row.day && <Small>{date(row.day)}</Small>}
    </>
  );
}

/** Each account with its owner and side. */
export function Lines() {
  const row = useRecordContext<AdjustmentRecord>();
  const labels = useLabels();
  const translate = useTranslate();
  const money = useMoney(row?.currency);
  if (!row) return null;
  return row.lines.map(({ account, owner, owner_name, debit, credit }) => (
    <Typography key={`${account} ${owner}`} variant="body2" component="div">
      {labels.choice(account)}
      {owner_name && (
        <>
          {' · '}
          <bdi>{owner_name}</bdi>
        </>
      )}
      {' · '}
      {translate(debit > 0 ? 'stoa.books.debit' : 'stoa.books.credit')} <bdi>{money(debit || credit)}</bdi>
    </Typography>
  ));
}

/** The amount, with its currency. */
export function Amount() {
  const row = useRecordContext<AdjustmentRecord>();
  const money = useMoney(row?.currency);
  return row ? <bdi style={{ fontWeight: 600 }}>{money(row.amount)}</bdi> : null;
}

/** The reason and the operators involved. */
export function Reason() {
  const row = useRecordContext<AdjustmentRecord>();
  const translate = useTranslate();
  if (!row) return null;
  const { requester, decider, reverser, reversal_reason: reason } = row;
  return (
    <>
      <span dir="auto">{row.reason}</span>
      {requester && <Small>{translate('stoa.adjustment.requested_by', { name: isolated(requester) })}</Small>}
      {decider && <Small>{translate('stoa.adjustment.decided_by', { name: isolated(decider) })}</Small>}
      {reason && (
        <Small>
          {translate('stoa.adjustment.reversal', {
            reason: isolated(reason),
            name: isolated(reverser ?? ''),
          })}
        </Small>
      )}
    </>
  );
}

/** The state, which another operator than the proposer decides; posted ones can be reversed. */
export function Progress() {
  const row = useRecordContext<AdjustmentRecord>();
  const translate = useTranslate();
  const money = useMoney(row?.currency);
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { canAccess = false } = useCanAccess({ resource: 'ledger_adjustments', action: 'status' });
  if (!row) return null;
  const { id, number, state, allowed, amount, reason } = row;
  return (
    <>
      <StateMenu
        state={state}
        allowed={allowed}
        permitted={canAccess}
        page="ledger_adjustments"
        name={number}
        text={translate('stoa.adjustment.decide_text', { amount: money(amount), reason: isolated(reason) })}
        move={(to) => dataProvider.setStatus('ledger_adjustments', id, to)}
      />
      {state === 'posted' && <ReverseButton adjustment={row} />}
    </>
  );
}

/** When it was proposed. */
export function Created() {
  const row = useRecordContext<AdjustmentRecord>();
  const moment = useMoment();
  return row ? <time dateTime={row.created_at}>{moment(row.created_at)}</time> : null;
}
