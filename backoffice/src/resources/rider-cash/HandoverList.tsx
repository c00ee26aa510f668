import {
  type Column,
  type ConsoleDataProvider,
  EmptyState,
  GeneratedList,
  isolated,
  momentCell,
  RecordTable,
  StateMenu,
  useMoney,
  useTranslate,
} from '@stoa/console-kit';
import LocalAtmOutlined from '@mui/icons-material/LocalAtmOutlined';
import { Typography } from '@mui/material';
import type { CashHandoverFacts, CashHandoverState } from '@stoa/contracts';
import { useCanAccess, useDataProvider, useRecordContext } from 'react-admin';
import { HandOverButton } from './HandOverButton';

/** A hand-over as the list shows it; the amount in minor units of `currency`. */
interface HandoverRecord extends CashHandoverFacts {
  id: number;
  number: string;
  state: CashHandoverState;
  amount: number;
  currency: string;
  note: string | null;
  created_at: string;
}

const LATEST = { field: 'created_at', order: 'DESC' as const };
const COLUMNS: Column[] = [
  { name: 'number', Cell: Numbered },
  { name: 'rider_name', Cell: Rider, isSortable: false, exports: ['rider_name', 'note'] },
  { name: 'amount', Cell: Amount, isNumeric: true, exports: ['amount', 'currency'] },
  { name: 'state', Cell: Progress },
  { name: 'created_at', Cell: momentCell('created_at') },
];

/** Cash that riders have handed over; a wrong receipt is reversed. */
export function HandoverList() {
  const translate = useTranslate();
  const empty = (
    <EmptyState
      icon={LocalAtmOutlined}
      title={translate('stoa.rider_cash.none')}
      text={translate('stoa.rider_cash.none_hint')}
    />
  );
  return (
    <GeneratedList sort={LATEST} columns={COLUMNS} tools={<HandOverButton />}>
      <RecordTable columns={COLUMNS} empty={empty} />
    </GeneratedList>
  );
}

function Numbered() {
  const row = useRecordContext<HandoverRecord>();
  return row ? <bdi style={{ whiteSpace: 'nowrap' }}>{row.number}</bdi> : null;
}

function Rider() {
  const row = useRecordContext<HandoverRecord>();
  const translate = useTranslate();
  if (!row) return null;
  return (
    <>
      <bdi>{row.rider_name}</bdi>
      {row.receiver && (
        <Typography component="div" variant="caption" color="text.secondary">
          {translate('stoa.rider_cash.received_by', { name: isolated(row.receiver) })}
        </Typography>
      )}
      {row.note && (
        <Typography component="div" variant="caption" color="text.secondary" dir="auto">
          {row.note}
        </Typography>
      )}
    </>
  );
}

function Amount() {
  const row = useRecordContext<HandoverRecord>();
  const money = useMoney(row?.currency);
  return row ? <bdi style={{ fontWeight: 600 }}>{money(row.amount)}</bdi> : null;
}

function Progress() {
  const row = useRecordContext<HandoverRecord>();
  const translate = useTranslate();
  const money = useMoney(row?.currency);
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { canAccess = false } = useCanAccess({ resource: 'rider_cash_handovers', action: 'status' });
  if (!row) return null;
  const { id, number, state, allowed, rider_name, amount } = row;
  const facts = { rider: isolated(rider_name), amount: money(amount) };
  return (
    <StateMenu
      state={state}
      allowed={allowed}
      permitted={canAccess}
      page="rider_cash_handovers"
      name={number}
      text={translate('stoa.rider_cash.move_text', facts)}
      move={(to) => dataProvider.setStatus('rider_cash_handovers', id, to)}
    />
  );
}
