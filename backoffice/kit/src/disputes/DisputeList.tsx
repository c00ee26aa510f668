import GavelOutlined from '@mui/icons-material/GavelOutlined';
import type { DisputeRow } from '@stoa/contracts';
import { useRecordContext } from 'react-admin';
import { useLabels } from '../i18n/labels';
import { useTranslate } from '../i18n/useTranslate';
import { BuyerCell, numberCell } from '../orders/order-cells';
import { useApi } from '../schema/SchemaContext';
import { StateCell, momentCell, textCell } from '../screens/list/cells';
import { EmptyState } from '../screens/list/EmptyList';
import { FilterTabs } from '../screens/list/FilterTabs';
import { GeneratedList } from '../screens/list/GeneratedList';
import { RecordTable, type Column } from '../screens/list/RecordTable';
import { useMoney } from '../settings/format';

const LATEST = { field: 'created_at', order: 'DESC' as const };

const COLUMNS: readonly Column[] = [
  { name: 'number', Cell: numberCell('disputes'), exports: ['number', 'order_number'] },
  { name: 'customer_name', Cell: BuyerCell, isSortable: false, exports: ['customer_name', 'email'] },
  { name: 'vendor_id', Cell: textCell('vendor_name'), isSortable: false },
  { name: 'reason', Cell: Reason, isSortable: false },
  { name: 'amount', Cell: Amount, isNumeric: true },
  { name: 'state', Cell: StateCell },
  { name: 'due_at', Cell: momentCell('due_at') },
  { name: 'created_at', Cell: momentCell('created_at') },
];

/** Disputes by state, latest first; the vendor column is redundant where all are one vendor's. */
export function DisputeList() {
  const translate = useTranslate();
  const { audience } = useApi();
  const columns = COLUMNS.filter(({ name }) => audience === 'admin' || name !== 'vendor_id');
  const empty = (
    <EmptyState
      icon={GavelOutlined}
      title={translate('stoa.dispute.none')}
      text={translate('stoa.dispute.none_hint')}
    />
  );
  return (
    <GeneratedList sort={LATEST} columns={columns}>
      <FilterTabs source="state" />
      <RecordTable columns={columns} empty={empty} />
    </GeneratedList>
  );
}

function Reason() {
  const item = useRecordContext<DisputeRow>();
  const labels = useLabels();
  return item ? <>{labels.choice(item.reason)}</> : null;
}

function Amount() {
  const item = useRecordContext<DisputeRow>();
  const money = useMoney(item?.currency);
  return item ? <bdi>{money(item.amount)}</bdi> : null;
}
