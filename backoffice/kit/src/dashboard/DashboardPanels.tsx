import { Box, Button, Skeleton } from '@mui/material';
import { salesWithin, within, type DashboardData } from '@stoa/contracts';
import { lazy, Suspense, type ReactNode } from 'react';
import { useCanAccess } from 'react-admin';
import { Link } from 'react-router-dom';
import { useTranslate } from '../i18n/useTranslate';
import { addressOf } from '../layout/addresses';
import { FormArea } from '../screens/form/FormArea';
import { useMoney } from '../settings/format';
import { useShopTimeZone } from '../settings/useShopSettings';
import { LatestOrders } from './LatestOrders';
import { listLink } from './links';
import { RankedList } from './RankedList';
import type { DashboardRange } from './range';

const Charts = lazy(() => import('./charts'));
const StateChart = lazy(async () => ({ default: (await import('./charts')).StateChart }));

interface PanelProps {
  data: DashboardData;
  range: DashboardRange;
}

/** Charts and short lists under the key figures: those that the reader may see. */
export function DashboardPanels({ data, range }: PanelProps) {
  return (
    <Box sx={gridSx}>
      <SaleCharts data={data} range={range} />
      {data.latest_orders && (
        <Wide>
          <LatestOrders orders={data.latest_orders} />
        </Wide>
      )}
      {data.low_stock && <LowStock rows={data.low_stock} total={data.low_stock_total ?? 0} />}
      <Rankings data={data} range={range} />
    </Box>
  );
}

function SaleCharts({ data: { currency, days, states }, range }: PanelProps) {
  const timeZone = useShopTimeZone();
  const translate = useTranslate();
  if (!days || !states) return null;
  return (
    <>
      <Wide>
        <FormArea title={translate('dashboard.sales_by_day')}>
          <Suspense fallback={<Skeleton variant="rounded" height={300} />}>
            <Charts currency={currency} days={days} />
          </Suspense>
        </FormArea>
      </Wide>
      <FormArea title={translate('dashboard.orders_by_state')}>
        <Suspense fallback={<Skeleton variant="rounded" height={300} />}>
          <StateChart
            states={states}
            link={(state) => listLink('orders', { state, ...within('placed_at', range, timeZone) })}
          />
        </Suspense>
      </FormArea>
    </>
  );
}

function Wide({ children }: { children: ReactNode }) {
  return <Box sx={{ gridColumn: { lg: 'span 2' }, minWidth: 0, display: 'grid' }}>{children}</Box>;
}

interface LowStockProps {
  rows: NonNullable<DashboardData['low_stock']>;
  total: number;
}

function LowStock({ rows, total }: LowStockProps) {
  const translate = useTranslate();
  return (
    <RankedList
      title={translate('dashboard.low_stock')}
      empty={translate('dashboard.all_stocked')}
      action={total > 0 && <AllLowStock />}
      more={total - rows.length}
      rows={rows.map((row) => ({
        key: row.variant_id,
        name: [row.name, row.options.join(' / ')].filter(Boolean).join(' · '),
        detail: row.sku,
        value: translate('dashboard.left', { smart_count: row.available }),
        alarming: row.available <= 0,
        to: `${addressOf('products', 'edit', row.product_id)}/step2`,
      }))}
    />
  );
}

const RUNNING_OUT = { status: 'active', variant_stock_status: ['low', 'out'] };

/** Link to all active products with low stock; their number is not that of the variants listed here. */
function AllLowStock() {
  const translate = useTranslate();
  const { canAccess = false } = useCanAccess({ resource: 'products', action: 'list' });
  if (!canAccess) return null;
  return (
    <Button size="small" component={Link} to={listLink('products', RUNNING_OUT)}>
      {translate('dashboard.all')}
    </Button>
  );
}

function Rankings({ data: { currency, top_products, top_vendors }, range }: PanelProps) {
  const timeZone = useShopTimeZone();
  const translate = useTranslate();
  const money = useMoney(currency);
  return (
    <>
      {top_products && (
        <Wide>
          <RankedList
            title={translate('dashboard.top_products')}
            rows={top_products.map((row) => ({
              key: row.id,
              name: row.name,
              detail: translate('dashboard.sold', { smart_count: row.quantity }),
              value: money(row.sales),
              share: row.sales / (top_products[0]?.sales || 1),
              to: addressOf('products', 'view', row.id),
            }))}
          />
        </Wide>
      )}
      {top_vendors && (
        <RankedList
          title={translate('dashboard.top_vendors')}
          rows={top_vendors.map((row) => ({
            key: row.id,
            name: row.name,
            detail: translate('dashboard.order_count', { smart_count: row.orders }),
            value: money(row.sales),
            share: row.sales / (top_vendors[0]?.sales || 1),
            to: addressOf('vendors', 'view', row.id),
            valueTo: listLink('orders', { vendor_id: row.id, ...salesWithin(range, timeZone) }),
          }))}
        />
      )}
    </>
  );
}

const gridSx = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
  alignItems: 'stretch',
};
