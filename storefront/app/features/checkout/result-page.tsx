import type { VerifiedPayment } from '@stoa/contracts';
import type { ReactElement, ReactNode } from 'react';
import { UnreadRefusal } from '~/features/account/after-sale';
import { Address, PartPanel } from '~/features/account/order-page';
import type { DisputesView } from '~/features/disputes/disputes-view';
import { useApp, type AppFacts } from '~/features/frame/app-context';
import { NotificationCard } from '~/features/notifications/notification-card';
import type { ReturnsView } from '~/features/returns/returns-view';
import { Icon, type IconName } from '~/ui/icons';
import { UnbrokenNumber } from '~/ui/unbroken-number';
import { AmountDue, BalanceRows } from './balance-rows';
import { progressOf, resultTitle } from './order-progress';
import { TotalsTable } from './order-summary';
import { PayForm } from './pay-form';
import { PayUntil } from './pay-until';
import { hasProof, ProofForm } from './proof-form';
import { RefundLines } from './refund-lines';

const looks: Record<VerifiedPayment['outcome'], { icon: IconName; tone: string }> = {
  success: { icon: 'check', tone: 'bg-ok text-white' },
  pending: { icon: 'clock', tone: 'bg-warn text-white' },
  failed: { icon: 'warning', tone: 'bg-sale text-white' },
};

interface ResultPageProps {
  order: Omit<VerifiedPayment, 'access_token' | 'redirect_url'>;
  /** Hosted page where the buyer still has to pay. */
  payUrl: string | null;
  /** Idempotency key of the form that pays again. */
  payKey: string;
  isSignedIn: boolean;
  returns: ReturnsView;
  disputes: DisputesView;
  /** Adds the order's items to the cart again. */
  reorder?: ReactNode;
}

function Actions({ order, payUrl }: Pick<ResultPageProps, 'order' | 'payUrl'>): ReactElement {
  const { t } = useApp();
  // Paying comes first where it is what is left to do.
  const isToPay = order.outcome === 'failed' || payUrl !== null;
  return (
    <div className="flex flex-wrap justify-center gap-3">
      {payUrl && (
        <a href={payUrl} className="btn btn-primary" rel="external">
          {t('result.pay.continue')}
        </a>
      )}
      {order.is_own && (
        <a
          href={`/customer/orders/${encodeURIComponent(order.group_number)}`}
          className={`btn ${isToPay ? 'btn-quiet' : 'btn-primary'}`}
        >
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

/** The order's items, addresses and totals. */
function Ordered({
  order,
  isSignedIn,
  returns,
  disputes,
  reorder,
}: Pick<ResultPageProps, 'order' | 'isSignedIn' | 'returns' | 'disputes' | 'reorder'>): ReactElement {
  const { t } = useApp();
  const { order: fullOrder } = order;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-5">
        {!hasProof(fullOrder) && <UnreadRefusal />}
        {fullOrder.parts.map((part) => (
          <PartPanel
            key={part.id}
            part={part}
            currency={fullOrder.currency}
            returns={returns}
            disputes={disputes}
          />
        ))}
      </div>
      <div className="grid gap-5">
        <aside className="panel grid gap-5" aria-label={t('cart.summary')}>
          <TotalsTable amounts={fullOrder} currency={fullOrder.currency} />
          <BalanceRows order={fullOrder} />
          <p>
            <span className="block text-sm font-semibold text-muted">{t('checkout.payBy')}</span>
            {fullOrder.payment_method} · {t(`account.payment.${order.payment_status}`)}
          </p>
          <Address title={t('checkout.shipTo')} address={fullOrder.shipping_address} />
          <Address title={t('checkout.billTo')} address={fullOrder.billing_address} />
          {reorder}
        </aside>
        {!isSignedIn && <AccountOffer group={order.group_number} />}
      </div>
    </div>
  );
}

/** Why a payment failed and what it took nevertheless, or that it is awaited. */
function waitingText(
  { outcome, failure, is_awaited: isAwaited, order }: ResultPageProps['order'],
  { t, formats }: Pick<AppFacts, 't' | 'formats'>,
): string {
  if (outcome === 'failed') {
    const { wallet_amount: wallet, currency } = order;
    const taken =
      wallet > 0
        ? t('result.walletKept', { amount: formats.money(wallet, currency) })
        : t('result.notCharged');
    return `${t(`result.failure.${failure ?? 'other'}`)} ${taken}`;
  }
  return t(isAwaited ? 'result.pending.confirming' : 'result.pending.text');
}

/** How to pay by the chosen method, such as the shop's bank account. */
function Instructions({ order }: Pick<ResultPageProps, 'order'>): ReactElement | null {
  const { retry_methods: methods, payment_method_code: code } = order;
  const instructions = methods.find((method) => method.code === code)?.instructions;
  return instructions ? <p className="max-w-prose whitespace-pre-line">{instructions}</p> : null;
}

/** The form that pays again: open after a failure, folded while a payment is pending. */
function PayAgain({ order, payKey }: Pick<ResultPageProps, 'order' | 'payKey'>): ReactElement | null {
  const { t } = useApp();
  if (order.retry_methods.length === 0) return null;
  if (order.outcome === 'failed') return <PayForm order={order} payKey={payKey} />;
  return (
    <details className="w-full max-w-md text-start">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
        {t('result.pay.other')}
      </summary>
      <PayForm order={order} payKey={payKey} />
    </details>
  );
}

function OrderNumber({ order }: Pick<ResultPageProps, 'order'>): ReactElement {
  const { t, formats } = useApp();
  return (
    <p>
      {t('result.number')}: <bdi className="font-bold">{order.group_number}</bdi>
      <span className="block text-sm text-muted">
        {t('account.orderedOn', { date: formats.dateTime(order.order.placed_at) })}
      </span>
    </p>
  );
}

/** The payment's outcome and the placed order. */
export function ResultPage(props: ResultPageProps): ReactElement {
  const { order, payUrl, payKey, isSignedIn } = props;
  const { t, formats } = useApp();
  const { icon, tone } = looks[order.outcome];
  const progress = progressOf(order.orders.map(({ state }) => state));
  const isVoid = progress === 'cancelled' || progress === 'expired';
  const isPlaced = order.outcome === 'success' && progress === 'preparing';
  return (
    <div className="container-page grid max-w-5xl! gap-6 py-8 md:py-12">
      <div className="panel grid justify-items-center gap-4 text-center">
        <span className={`grid size-16 place-items-center rounded-full ${tone}`}>
          <Icon name={icon} className="size-8" />
        </span>
        <h1 className="text-2xl md:text-3xl">
          <UnbrokenNumber text={resultTitle(order, t)} number={order.group_number} />
        </h1>
        <p className="text-muted">
          {isVoid || order.outcome === 'success'
            ? t(`result.progress.${progress}`)
            : waitingText(order, { t, formats })}
        </p>
        {!isVoid && !order.is_awaited && <PayUntil order={order.order} />}
        {!isVoid && <AmountDue order={order.order} />}
        {!isVoid && <Instructions order={order} />}
        {!isVoid && hasProof(order.order) && <ProofForm order={order.order} />}
        <OrderNumber order={order} />
        {isPlaced && (
          <p className="flex flex-wrap items-center justify-center gap-x-2">
            <Icon name="check" className="size-5 text-ok" /> {t('result.mailTo')}{' '}
            <bdi className="font-medium">{order.order.email}</bdi>
          </p>
        )}
        <RefundLines refunds={order.refunds} lines={order.order.parts.flatMap(({ lines }) => lines)} />
        {!isVoid && order.outcome === 'failed' && <PayAgain order={order} payKey={payKey} />}
        <Actions order={order} payUrl={payUrl} />
        {!isVoid && order.outcome === 'pending' && <PayAgain order={order} payKey={payKey} />}
      </div>
      {/* Not beside what is to be paid first, or was ordered a moment ago. */}
      <Ordered
        {...props}
        reorder={isVoid || (order.outcome === 'success' && !isPlaced) ? props.reorder : null}
      />
      {isSignedIn && order.is_own && isPlaced && <NotificationCard />}
    </div>
  );
}
