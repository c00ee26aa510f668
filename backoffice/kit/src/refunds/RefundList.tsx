import CurrencyExchangeOutlined from '@mui/icons-material/CurrencyExchangeOutlined';
import { Link as MuiLink, Typography } from '@mui/material';
import type { RefundRow } from '@stoa/contracts';
import { useCanAccess, useDataProvider, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ConsoleDataProvider } from '../api/data-provider';
import { CustomerCell } from '../customers/CustomerContact';
import { useCustomerName } from '../customers/useCustomerName';
import { isolated } from '../i18n/isolated';
import { useLabels } from '../i18n/labels';
import { useTranslate, type TextName } from '../i18n/useTranslate';
import { addressOf } from '../layout/addresses';
import { momentCell } from '../screens/list/cells';
import { EmptyState } from '../screens/list/EmptyList';
import { GeneratedList } from '../screens/list/GeneratedList';
import { RecordTable, type Column } from '../screens/list/RecordTable';
import { StateMenu } from '../screens/StateMenu';
import { useMoney } from '../settings/format';
import { leftOf } from './left-of';
import { RefundToWallet } from './RefundToWallet';

const LATEST = { field: 'created_at', order: 'DESC' as const };

const COLUMNS: Column[] = [
  { name: 'number', Cell: RefundNumber, exports: ['number', 'order_id'] },
  {
    name: 'customer_name',
    Cell: Buyer,
    isSortable: false,
    exports: ['customer_name', 'email'],
  },
  { name: 'amount', Cell: Amount, isNumeric: true },
  { name: 'reason', Cell: Reason, isSortable: false },
  { name: 'state', Cell: Progress },
  { name: 'created_at', Cell: momentCell('created_at') },
];

/** Refunds due or paid to buyers, which operators mark as paid. */
export function RefundList() {
  const translate = useTranslate();
  const empty = (
    <EmptyState
      icon={CurrencyExchangeOutlined}
      title={translate('stoa.refund.none')}
      text={translate('stoa.refund.none_hint')}
    />
  );
  return (
    <GeneratedList sort={LATEST} columns={COLUMNS}>
      <RecordTable columns={COLUMNS} empty={empty} />
    </GeneratedList>
  );
}

function RefundNumber() {
  const refund = useRecordContext<RefundRow>();
  if (!refund) return null;
  return (
    <>
      <bdi style={{ whiteSpace: 'nowrap' }}>{refund.number}</bdi>
      <Typography component="div" variant="caption">
        <MuiLink component={Link} to={addressOf('orders', 'view', refund.order_id)} underline="hover">
          <bdi style={{ whiteSpace: 'nowrap' }}>{refund.order_number}</bdi>
        </MuiLink>
      </Typography>
    </>
  );
}

function Buyer() {
  const refund = useRecordContext<RefundRow>();
  return refund ? <CustomerCell customer={refund} /> : null;
}

function Amount() {
  const refund = useRecordContext<RefundRow>();
  const money = useMoney(refund?.currency);
  const translate = useTranslate();
  if (!refund) return null;
  return (
    <>
      <bdi style={{ fontWeight: 600 }}>{money(refund.amount)}</bdi>
      {refund.state !== 'succeeded' &&
        refund.parts.map(({ route, amount }) => (
          <Typography key={route} component="div" variant="caption" color="text.secondary">
            {translate(`stoa.refund.route.${route}`)} <bdi>{money(amount)}</bdi>
          </Typography>
        ))}
    </>
  );
}

function Reason() {
  const refund = useRecordContext<RefundRow>();
  const labels = useLabels();
  return refund ? <>{labels.choice(refund.reason)}</> : null;
}

function Progress() {
  const refund = useRecordContext<RefundRow>();
  if (!refund) return null;
  return (
    <>
      <RefundState refund={refund} allowed={refund.allowed} name={refund.customer_name} />
      {refund.failure && (
        <Typography component="div" variant="caption" color="error">
          {refund.failure}
        </Typography>
      )}
      <RefundToWallet refund={refund} />
    </>
  );
}

interface RefundStateProps {
  refund: Pick<RefundRow, 'id' | 'number' | 'state' | 'amount' | 'currency' | 'parts'>;
  allowed: RefundRow['allowed'];
  /** Name of the recipient. */
  name: string;
}

/** States that an operator can set. */
type Target = TextName<'stoa.refund.move_text'>;

/** The state of a refund, changeable by permitted operators. */
export function RefundState({ refund, allowed, name }: RefundStateProps) {
  const translate = useTranslate();
  const money = useMoney(refund.currency);
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { canAccess = false } = useCanAccess({ resource: 'refunds', action: 'status' });
  const nameOf = useCustomerName();
  const facts = { customer: isolated(nameOf(name)), amount: money(leftOf(refund)) };
  return (
    <StateMenu
      state={refund.state}
      allowed={allowed}
      permitted={canAccess}
      page="refunds"
      name={refund.number}
      text={(to) => translate(`stoa.refund.move_text.${to as Target}`, facts)}
      move={(to) => dataProvider.setStatus('refunds', refund.id, to)}
    />
  );
}
