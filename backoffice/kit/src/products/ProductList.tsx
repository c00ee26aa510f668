import { Link as MuiLink, Stack, Typography } from '@mui/material';
import type { ProductRecord } from '@stoa/contracts';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { Thumbnail } from '../fields/kinds/media';
import { StateChip } from '../fields/StateChip';
import { useTranslate } from '../i18n/useTranslate';
import { addressOf } from '../layout/addresses';
import { useApi, useSchema } from '../schema/SchemaContext';
import { BulkActions, useHasBulkActions } from '../screens/list/BulkActions';
import { textCell } from '../screens/list/cells';
import { EmptyList } from '../screens/list/EmptyList';
import { GeneratedList } from '../screens/list/GeneratedList';
import { useRecordScreen } from '../screens/list/ListTable';
import { RecordTable, type Column } from '../screens/list/RecordTable';
import { TransferTools } from './TransferTools';
import { useMoment, useMoney, useNumber } from '../settings/format';

/** A row of the product list: declared fields, and fields that the list adds from variants and images. */
interface ProductRow extends Pick<ProductRecord, 'id' | 'name' | 'status' | 'stock_status'> {
  vendor_name: string;
  price: number | null;
  price_max: number | null;
  available: number;
  variant_count: number;
  thumbnail_url: string | null;
  created_at: string;
}

const LATEST = { field: 'created_at', order: 'DESC' as const };

const COLUMNS: readonly Column[] = [
  { name: 'name', Cell: NameCell, exports: ['name', 'sku'] },
  { name: 'vendor_name', Cell: textCell('vendor_name') },
  { name: 'price', Cell: PriceCell, isNumeric: true },
  { name: 'stock_status', Cell: StockCell, exports: ['stock_status', 'available'] },
  { name: 'status', Cell: StatusCell },
  { name: 'created_at', Cell: CreatedCell },
];

/** The vendor column is redundant where all products are one vendor's. */
const columnsFor = (ofOne: boolean) => COLUMNS.filter(({ name }) => !ofOne || name !== 'vendor_name');

/** The product list of both consoles. */
export function ProductList() {
  const { audience } = useApi();
  const ofOne = audience === 'vendor';
  return (
    <GeneratedList sort={LATEST} columns={columnsFor(ofOne)} tools={<TransferTools />}>
      <ProductTable ofOne={ofOne} />
    </GeneratedList>
  );
}

/** The products of the list context with image, price and stock. */
export function ProductTable({ ofOne }: { ofOne: boolean }) {
  const isSelectable = useHasBulkActions();
  return (
    <RecordTable
      columns={columnsFor(ofOne)}
      empty={<EmptyList />}
      bulkActions={isSelectable && <BulkActions />}
    />
  );
}

function NameCell() {
  const schema = useSchema();
  const translate = useTranslate();
  const screen = useRecordScreen(schema);
  const row = useRecordContext<ProductRow>();
  if (!row) return null;
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', minWidth: { sm: 200 } }}>
      <Thumbnail url={row.thumbnail_url} alt="" size={40} />
      <div>
        <MuiLink
          component={Link}
          to={addressOf('products', screen ?? 'list', row.id)}
          underline="hover"
          sx={{ fontWeight: 600, color: 'text.primary' }}
        >
          {row.name}
        </MuiLink>
        {row.variant_count > 1 && (
          <Typography variant="caption" color="text.secondary" component="div">
            {translate('product.variants_count', { smart_count: row.variant_count })}
          </Typography>
        )}
      </div>
    </Stack>
  );
}

function StatusCell() {
  const row = useRecordContext<ProductRow>();
  return row ? <StateChip value={row.status} /> : null;
}

function PriceCell() {
  const row = useRecordContext<ProductRow>();
  const translate = useTranslate();
  const money = useMoney();
  if (!row || row.price === null) return null;
  const price = money(row.price);
  return <bdi>{row.price_max === row.price ? price : translate('product.price_from', { price })}</bdi>;
}

function StockCell() {
  const row = useRecordContext<ProductRow>();
  const number = useNumber();
  if (!row) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      <StateChip value={row.stock_status} />
      {row.available > 0 && (
        <Typography variant="body2" color="text.secondary">
          {number(row.available)}
        </Typography>
      )}
    </Stack>
  );
}

function CreatedCell() {
  const row = useRecordContext<ProductRow>();
  const moment = useMoment();
  return row ? <time dateTime={row.created_at}>{moment(row.created_at, 'date')}</time> : null;
}
