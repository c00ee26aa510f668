import type { CustomerOrderRow } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { EmptyState } from '~/ui/empty-state';
import { Picture, toImage } from '~/ui/picture';
import { UnbrokenNumber } from '~/ui/unbroken-number';

/** An order's state as a label; the colour only supports the text. */
export function StateLabel({
  children,
  tone,
}: {
  children: string;
  tone: 'good' | 'open' | 'bad';
}): ReactElement {
  const tones = { good: 'bg-ok/10 text-ok', open: 'bg-tint text-ink', bad: 'bg-sale/5 text-sale' };
  return (
    <span className={`inline-block rounded-full px-3 py-1 text-sm font-semibold ${tones[tone]}`}>
      {children}
    </span>
  );
}

/** Colour tone of an order state. */
export function toneOf(state: CustomerOrderRow['state']): 'good' | 'open' | 'bad' {
  if (state === 'delivered' || state === 'completed') return 'good';
  return state === 'cancelled' || state === 'expired' ? 'bad' : 'open';
}

function OrderRow({ order }: { order: CustomerOrderRow }): ReactElement {
  const { t, formats } = useApp();
  return (
    <li className="panel card grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div>
          <h2 className="card-name text-base!">
            <a href={`/customer/orders/${encodeURIComponent(order.number)}`} data-prefetch="">
              <UnbrokenNumber text={t('account.order', { number: order.number })} number={order.number} />
            </a>
          </h2>
          <p className="text-sm text-muted">
            {t('account.orderedOn', { date: formats.date(order.placed_at) })}
          </p>
        </div>
        <StateLabel tone={toneOf(order.state)}>{t(`account.state.${order.state}`)}</StateLabel>
      </div>
      <div className="flex items-center justify-between gap-4">
        <ul className="flex flex-wrap gap-2">
          {order.pictures.slice(0, 5).map((picture, index) => (
            <li
              key={`${picture.id}-${index}`}
              className="size-14 flex-none overflow-hidden rounded-lg bg-tint"
            >
              <Picture image={toImage(picture)} sizes="56px" className="size-full object-cover" />
            </li>
          ))}
        </ul>
        <p className="flex-none text-end">
          <bdi className="block font-bold">{formats.money(order.total, order.currency)}</bdi>
          <span className="text-sm text-muted">{t('account.items', { count: order.item_count })}</span>
        </p>
      </div>
    </li>
  );
}

/** A customer's orders, newest first. */
export function OrderList({ orders }: { orders: readonly CustomerOrderRow[] }): ReactElement {
  const { t } = useApp();
  if (orders.length === 0) {
    return (
      <EmptyState
        icon="cart"
        title={t('account.noOrders')}
        text={t('account.noOrdersHint')}
        action={{ label: t('cart.startShopping'), href: '/Shop' }}
      />
    );
  }
  return (
    <ul className="grid gap-4">
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
    </ul>
  );
}
