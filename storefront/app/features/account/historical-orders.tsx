import type { CustomerHistoricalOrder, CustomerHistoricalOrderRow } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { AmountList } from '~/ui/amount-list';
import { piecesText } from './line-facts';
import { Address } from './order-page';

/** States in the former shop's own words. */
function FormerStates({ order }: { order: CustomerHistoricalOrderRow }): ReactElement | null {
  const states = [order.order_status, order.payment_status, order.fulfillment_status].filter(Boolean);
  if (states.length === 0) return null;
  return (
    <p className="text-sm text-muted">
      <bdi>{states.join(' · ')}</bdi>
    </p>
  );
}

function OrderRow({ order }: { order: CustomerHistoricalOrderRow }): ReactElement {
  const { t, formats } = useApp();
  return (
    <li className="panel card">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div>
          <h3 className="card-name text-base!">
            <a href={`/customer/historical-orders/${order.id}`} data-prefetch="">
              {t('account.order', { number: order.number })}
            </a>
          </h3>
          <p className="text-sm text-muted">
            {t('account.orderedOn', { date: formats.date(order.placed_at) })}
          </p>
          <FormerStates order={order} />
        </div>
        <p className="flex-none text-end">
          <bdi className="block font-bold">{formats.money(order.total, order.currency)}</bdi>
          <span className="text-sm text-muted">{t('account.items', { count: order.item_count })}</span>
        </p>
      </div>
    </li>
  );
}

/** A customer's orders of the former shop, newest first; nothing without any. */
export function HistoricalOrderList({
  orders,
}: {
  orders: readonly CustomerHistoricalOrderRow[];
}): ReactElement | null {
  const { t } = useApp();
  if (orders.length === 0) return null;
  return (
    <section className="mt-8" aria-labelledby="former-orders">
      <h2 id="former-orders" className="mb-3 text-xl">
        {t('account.formerOrders')}
      </h2>
      <ul className="grid gap-4">
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
    </section>
  );
}

function Lines({ order }: { order: CustomerHistoricalOrder }): ReactElement {
  const { formats } = useApp();
  return (
    <ul className="divide-y divide-line">
      {order.lines.map(({ id, name, sku, quantity, unit_price, slug }) => (
        <li key={id} className="flex items-start gap-4 py-3">
          <span className="min-w-0 flex-1">
            {slug ? (
              <a href={`/product/${encodeURIComponent(slug)}`} className="row-link font-medium">
                <bdi>{name}</bdi>
              </a>
            ) : (
              <bdi className="font-medium">{name}</bdi>
            )}
            <span className="block text-sm text-muted">
              <bdi>{[sku, piecesText(quantity, formats)].filter(Boolean).join(' · ')}</bdi>
            </span>
          </span>
          {unit_price !== null && (
            <bdi className="font-medium">{formats.money(unit_price * quantity, order.currency)}</bdi>
          )}
        </li>
      ))}
    </ul>
  );
}

function Totals({ order }: { order: CustomerHistoricalOrder }): ReactElement {
  const { t, formats } = useApp();
  const money = (amount: number): string => formats.money(amount, order.currency);
  const { subtotal, discount, shipping, tax, total, refunded, coupon_code } = order;
  const rows: [string, string][] = [];
  if (subtotal !== null) rows.push([t('checkout.items'), money(subtotal)]);
  if (discount > 0)
    rows.push([t('account.formerDiscount', { code: coupon_code ?? '' }).trim(), money(-discount)]);
  rows.push([t('checkout.shipping'), money(shipping)]);
  if (tax > 0) rows.push([t('checkout.tax'), money(tax)]);
  return (
    <AmountList
      rows={rows}
      total={[t('checkout.total'), money(total)]}
      note={refunded > 0 ? t('account.formerRefunded', { amount: money(refunded) }) : null}
    />
  );
}

/** One order of the former shop, for reading only. */
export function HistoricalOrderPage({ order }: { order: CustomerHistoricalOrder }): ReactElement {
  const { t, formats } = useApp();
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <section className="panel">
        <p className="font-semibold">{t('account.fromFormerShop')}</p>
        <p className="text-muted">{t('account.orderedOn', { date: formats.dateTime(order.placed_at) })}</p>
        <FormerStates order={order} />
        <Lines order={order} />
        {order.note && (
          <p className="border-t border-line pt-3 text-sm whitespace-pre-line">
            <bdi>{order.note}</bdi>
          </p>
        )}
      </section>
      <aside className="panel grid gap-5" aria-label={t('cart.summary')}>
        <Totals order={order} />
        {order.payment_method && (
          <p>
            <span className="block text-sm font-semibold text-muted">{t('checkout.payBy')}</span>
            <bdi>{order.payment_method}</bdi>
          </p>
        )}
        {order.shipping_address && <Address title={t('checkout.shipTo')} address={order.shipping_address} />}
        {order.billing_address && <Address title={t('checkout.billTo')} address={order.billing_address} />}
      </aside>
    </div>
  );
}
