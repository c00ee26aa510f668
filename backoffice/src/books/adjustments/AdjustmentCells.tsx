import {
  isolated,
  StateMenu,
  useDay,
  useMoney,
  useTranslate,
  type ConsoleDataProvider,
} from '@stoa/console-kit';
import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useCanAccess, useDataProvider, useRecordContext } from 'react-admin';
import type { AdjustmentRecord } from './adjustment-record';
import { ReverseButton } from './ReverseButton';
import { useLinesText, useLineText } from './useLineText';

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
  const lineText = useLineText(row?.currency);
  return row?.lines.map((line) => (
    <Typography key={`${line.account} ${line.owner}`} variant="body2" component="div">
      {lineText(line)}
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
  const linesText = useLinesText(row?.currency);
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { canAccess = false } = useCanAccess({ resource: 'ledger_adjustments', action: 'status' });
  if (!row) return null;
  const { id, number, state, allowed, lines, reason } = row;
  return (
    <>
      <StateMenu
        state={state}
        allowed={allowed}
        permitted={canAccess}
        page="ledger_adjustments"
        name={number}
        text={translate('stoa.adjustment.decide_text', {
          lines: linesText(lines),
          reason: isolated(reason),
        })}
        move={(to) => dataProvider.setStatus('ledger_adjustments', id, to)}
      />
      {state === 'posted' && <ReverseButton adjustment={row} />}
    </>
  );
}
