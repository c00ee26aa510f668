import { Box, Link as MuiLink, Stack, Typography } from '@mui/material';
import type { ProductRecord } from '@stoa/contracts';
import { BulkDeleteButton, DataTable, useCanAccess, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Thumbnail } from '../fields/kinds/media';
import { StateChip } from '../fields/StateChip';
import { useLabels } from '../i18n/labels';
import { addressOf } from '../layout/addresses';
import { useApi, useSchema } from '../schema/SchemaContext';
import { EmptyList } from '../screens/list/EmptyList';
import { GeneratedList } from '../screens/list/GeneratedList';
import { LabelledRows } from '../screens/list/LabelledRows';
import { useRecordScreen } from '../screens/list/ListTable';
import { TransferTools } from './TransferTools';
import { useMoment, useMoney, useNumber } from '../settings/format';

/** A row of the products' list: the declared fields and what the list adds of variants and pictures. */
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

/** Products with picture, price and stock; the vendor's column is the operators' only. */
export function ProductList() {
  const schema = useSchema();
  const { audience } = useApi();
  const labels = useLabels();
  const { canAccess: mayDelete } = useCanAccess({ resource: schema.page, action: 'delete' });
  const column = (source: string, name = source) => ({
    source,
    label: labels.field(name),
    disableSort: !schema.sortable.includes(source),
  });
  return (
    <GeneratedList sort={LATEST} tools={<TransferTools />}>
      <Box sx={{ overflowX: 'auto' }}>
        <DataTable<ProductRow>
          rowClick={false}
          body={LabelledRows}
          empty={<EmptyList />}
          bulkActionButtons={mayDelete ? <BulkDeleteButton mutationMode="pessimistic" /> : false}
        >
          <DataTable.Col {...column('name')}>
            <NameCell />
          </DataTable.Col>
          {audience === 'admin' && <DataTable.Col {...column('vendor_name')} />}
          <DataTable.Col {...column('price')} align="right">
            <PriceCell />
          </DataTable.Col>
          <DataTable.Col {...column('stock_status')}>
            <StockCell />
          </DataTable.Col>
          <DataTable.Col
            {...column('status')}
            render={(row: ProductRow) => <StateChip value={row.status} />}
          />
          <DataTable.Col {...column('created_at')}>
            <CreatedCell />
          </DataTable.Col>
        </DataTable>
      </Box>
    </GeneratedList>
  );
}

function NameCell() {
  const schema = useSchema();
  const translate = useTranslate();
  const screen = useRecordScreen(schema);
  const row = useRecordContext<ProductRow>();
  if (!row) return null;
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', minWidth: 200 }}>
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
            {translate('stoa.product.variants_count', { smart_count: row.variant_count })}
          </Typography>
        )}
      </div>
    </Stack>
  );
}

function PriceCell() {
  const row = useRecordContext<ProductRow>();
  const translate = useTranslate();
  const money = useMoney();
  if (!row || row.price === null) return null;
  const price = money(row.price);
  return <bdi>{row.price_max === row.price ? price : translate('stoa.product.price_from', { price })}</bdi>;
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
