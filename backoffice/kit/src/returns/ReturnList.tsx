import AssignmentReturnOutlined from '@mui/icons-material/AssignmentReturnOutlined';
import { Typography } from '@mui/material';
import type { ReturnRow } from '@stoa/contracts';
import { useRecordContext } from 'react-admin';
import { useTranslate } from '../i18n/useTranslate';
import { BuyerCell, numberCell } from '../orders/order-cells';
import { useApi } from '../schema/SchemaContext';
import { StateCell, momentCell, textCell } from '../screens/list/cells';
import { EmptyState } from '../screens/list/EmptyList';
import { FilterTabs } from '../screens/list/FilterTabs';
import { GeneratedList } from '../screens/list/GeneratedList';
import { RecordTable, type Column } from '../screens/list/RecordTable';
import { useMoment, useNumber } from '../settings/format';

const LATEST = { field: 'created_at', order: 'DESC' as const };

const COLUMNS: readonly Column[] = [
  { name: 'number', Cell: numberCell('returns'), exports: ['number', 'order_number'] },
  { name: 'customer_name', Cell: BuyerCell, isSortable: false, exports: ['customer_name', 'email'] },
  { name: 'vendor_id', Cell: textCell('vendor_name'), isSortable: false },
  { name: 'item_count', Cell: Items, isSortable: false, isNumeric: true },
  { name: 'state', Cell: StateCell },
  { name: 'due_at', Cell: Deadline },
  { name: 'created_at', Cell: momentCell('created_at') },
];

/** Returns by state, latest first; the vendor column is redundant where all are one vendor's. */
export function ReturnList() {
  const translate = useTranslate();
  const { audience } = useApi();
  const columns = COLUMNS.filter(({ name }) => audience === 'admin' || name !== 'vendor_id');
  const empty = (
    <EmptyState
      icon={AssignmentReturnOutlined}
      title={translate('stoa.return.none')}
      text={translate('stoa.return.none_hint')}
    />
  );
  return (
    <GeneratedList sort={LATEST} columns={columns}>
      <FilterTabs source="state" />
      <RecordTable columns={columns} empty={empty} />
    </GeneratedList>
  );
}

function Items() {
  const item = useRecordContext<ReturnRow>();
  const number = useNumber();
  return item ? <>{number(item.item_count)}</> : null;
}

function Deadline() {
  const item = useRecordContext<ReturnRow>();
  const moment = useMoment();
  const translate = useTranslate();
  if (!item?.due_at) return null;
  return (
    <>
      <time dateTime={item.due_at}>{moment(item.due_at)}</time>
      {item.escalated_at && (
        <Typography component="div" variant="caption" color="error">
          {translate('stoa.return.escalated')}
        </Typography>
      )}
    </>
  );
}
