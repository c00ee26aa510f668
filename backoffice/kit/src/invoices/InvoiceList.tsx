import ReceiptOutlined from '@mui/icons-material/ReceiptOutlined';
import { Button, Link as MuiLink } from '@mui/material';
import type { InvoiceRow } from '@stoa/contracts';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { StateChip } from '../fields/StateChip';
import { useTranslate } from '../i18n/useTranslate';
import { addressOf } from '../layout/addresses';
import { useApi } from '../schema/SchemaContext';
import { momentCell, textCell } from '../screens/list/cells';
import { EmptyState } from '../screens/list/EmptyList';
import { GeneratedList } from '../screens/list/GeneratedList';
import { RecordTable, type Column } from '../screens/list/RecordTable';
import { useMoney } from '../settings/format';
import { useOpenPdf } from './useOpenPdf';

const LATEST = { field: 'issued_at', order: 'DESC' as const };

const COLUMNS: readonly Column[] = [
  { name: 'number', Cell: Number },
  { name: 'type', Cell: Type },
  { name: 'order_number', Cell: OrderLink, isSortable: false },
  { name: 'vendor_name', Cell: textCell('vendor_name'), isSortable: false, exports: ['vendor_id'] },
  { name: 'customer_name', Cell: textCell('customer_name') },
  { name: 'total', Cell: Total, isNumeric: true },
  { name: 'issued_at', Cell: momentCell('issued_at') },
];

/** Invoices and credit notes; a number opens the document. */
export function InvoiceList() {
  const translate = useTranslate();
  const { audience } = useApi();
  // The vendor column is redundant where all documents are one vendor's.
  const columns = COLUMNS.filter(({ name }) => audience === 'admin' || name !== 'vendor_name');
  const empty = (
    <EmptyState
      icon={ReceiptOutlined}
      title={translate('stoa.invoice.none')}
      text={translate('stoa.invoice.none_hint')}
    />
  );
  return (
    <GeneratedList sort={LATEST} columns={columns}>
      <RecordTable columns={columns} empty={empty} />
    </GeneratedList>
  );
}

function Number() {
  const invoice = useRecordContext<InvoiceRow>();
  const api = useApi();
  const open = useOpenPdf();
  if (!invoice) return null;
  return (
    <Button
      size="small"
      sx={{ whiteSpace: 'nowrap', px: 0.5, mx: -0.5 }}
      onClick={() => void open(() => api.file(`invoiceFile/${invoice.id}`))}
    >
      <bdi>{invoice.number}</bdi>
    </Button>
  );
}

function Type() {
  const invoice = useRecordContext<InvoiceRow>();
  return invoice ? <StateChip value={invoice.type} /> : null;
}

function OrderLink() {
  const invoice = useRecordContext<InvoiceRow>();
  if (!invoice) return null;
  const number = <bdi style={{ whiteSpace: 'nowrap' }}>{invoice.order_number}</bdi>;
  if (invoice.order_id === null) return number;
  return (
    <MuiLink component={Link} to={addressOf('orders', 'view', invoice.order_id)} underline="hover">
      {number}
    </MuiLink>
  );
}

function Total() {
  const invoice = useRecordContext<InvoiceRow>();
  const money = useMoney(invoice?.currency);
  return invoice ? <bdi>{money(invoice.total)}</bdi> : null;
}
