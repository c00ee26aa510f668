import type { OrderState, VerifiedPayment } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { Address, PartPanel } from '~/features/account/order-page';
import { useApp } from '~/features/frame/app-context';
import { NotificationCard } from '~/features/notifications/notification-card';
import { Icon, type IconName } from '~/ui/icons';
import { TotalsTable } from './order-summary';
import { RefundLines } from './refund-lines';

const looks: Record<VerifiedPayment['outcome'], { icon: IconName; tone: string }> = {
  success: { icon: 'check', tone: 'bg-ok text-white' },
  pending: { icon: 'clock', tone: 'bg-warn text-white' },
  failed: { icon: 'warning', tone: 'bg-sale text-white' },
};

type Progress = 'preparing' | 'shipped' | 'delivered' | 'on_hold' | 'cancelled' | 'expired';

const PROGRESS: Record<OrderState, Progress> = {
  pending_payment: 'preparing',
  placed: 'preparing',
  processing: 'preparing',
  ready: 'preparing',
  shipped: 'shipped',
  delivered: 'delivered',
  completed: 'delivered',
  on_hold: 'on_hold',
  cancelled: 'cancelled',
  expired: 'expired',
};

/**
 * Progress of a placed order from the states of its vendors' orders; cancelled ones count only if all are.
 */
function progressOf(states: readonly OrderState[]): Progress | 'mixed' {
  const all = states.map((state) => PROGRESS[state]);
  const living = all.filter((progress) => progress !== 'cancelled' && progress !== 'expired');
  const [first = all.includes('cancelled') ? 'cancelled' : 'expired', ...rest] = living;
  return rest.every((progress) => progress === first) ? first : 'mixed';
}

interface ResultPageProps {
  order: Omit<VerifiedPayment, 'access_token' | 'redirect_url'>;
  canRetry: boolean;
  isSignedIn: boolean;
}

function Actions({ order, canRetry }: Pick<ResultPageProps, 'order' | 'canRetry'>): ReactElement {
  const { t } = useApp();
  return (
    <div className="flex flex-wrap justify-center gap-3">
      {canRetry && (
        <a href="/checkout" className="btn btn-primary">
          {t('result.retry')}
        </a>
      )}
      {order.is_own && (
        <a href={`/customer/orders/${encodeURIComponent(order.group_number)}`} className="btn btn-primary">
          {t('result.view')}
        </a>
      )}
      <a href="/Shop" className="btn btn-quiet">
        {t('cart.continue')}
      </a>
    </div>
  );
}

/**
 * Offers an account to guests after checkout; with the same e-mail address, the order is added to the
 * account.
 */
function AccountOffer({ group }: { group: string }): ReactElement {
  const { t } = useApp();
  const query = new URLSearchParams({ to: '/customer/orders', order: group });
  return (
    <section className="panel grid justify-items-start gap-3">
      <h2 className="text-lg">{t('result.account.title')}</h2>
      <p className="text-muted">{t('result.account.text')}</p>
      <a href={`/signup?${query.toString()}`} className="btn btn-quiet">
        {t('sign.upTitle')}
      </a>
    </section>
  );
}

/** The order's items, shipping address and totals. */
function Ordered({ order, isSignedIn }: Pick<ResultPageProps, 'order' | 'isSignedIn'>): ReactElement {
  const { t } = useApp();
  const { order: whole } = order;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-5">
        {whole.parts.map((part) => (
          <PartPanel key={part.id} part={part} currency={whole.currency} />
        ))}
      </div>
      <div className="grid gap-5">
        <aside className="panel grid gap-5" aria-label={t('cart.summary')}>
          <TotalsTable amounts={whole} currency={whole.currency} />
          <p>
            <span className="block text-sm font-semibold text-muted">{t('checkout.payBy')}</span>
            {whole.payment_method} · {t(`account.payment.${order.payment_status}`)}
          </p>
          <Address title={t('checkout.shipTo')} address={whole.shipping_address} />
        </aside>
        {!isSignedIn && <AccountOffer group={order.group_number} />}
      </div>
    </div>
  );
}

/** The payment's outcome and the placed order. */
export function ResultPage({ order, canRetry, isSignedIn }: ResultPageProps): ReactElement {
  const { t } = useApp();
  const { icon, tone } = looks[order.outcome];
  const progress = progressOf(order.orders.map(({ state }) => state));
  const isVoid = progress === 'cancelled' || progress === 'expired';
  const isPlaced = order.outcome === 'success' && !isVoid;
  return (
    <div className="container-page grid max-w-5xl! gap-6 py-8 md:py-12">
      <div className="panel grid justify-items-center gap-4 text-center">
        <span className={`grid size-16 place-items-center rounded-full ${tone}`}>
          <Icon name={icon} className="size-8" />
        </span>
        <h1 className="text-2xl md:text-3xl">{t(`result.${isVoid ? progress : order.outcome}.title`)}</h1>
        <p className="text-muted">
          {isVoid || order.outcome === 'success'
            ? t(`result.progress.${progress}`)
            : t(`result.${order.outcome}.text`)}
        </p>
        <p>
          {t('result.number')}: <bdi className="font-bold">{order.group_number}</bdi>
        </p>
        {isPlaced && (
          <p className="flex flex-wrap items-center justify-center gap-x-2">
            <Icon name="check" className="size-5 text-ok" /> {t('result.mailTo')}{' '}
            <bdi className="font-medium">{order.order.email}</bdi>
          </p>
        )}
        <RefundLines refunds={order.refunds} />
        <Actions order={order} canRetry={canRetry && !isVoid} />
      </div>
      <Ordered order={order} isSignedIn={isSignedIn} />
      {isSignedIn && order.is_own && isPlaced && <NotificationCard />}
    </div>
  );
}
