import type { PlacedOrder } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { Icon, type IconName } from '~/ui/icons';

const looks: Record<PlacedOrder['outcome'], { icon: IconName; tone: string }> = {
  success: { icon: 'check', tone: 'bg-ok text-white' },
  pending: { icon: 'clock', tone: 'bg-warn text-white' },
  failed: { icon: 'warning', tone: 'bg-sale text-white' },
};

interface ResultPageProps {
  order: Omit<PlacedOrder, 'access_token' | 'redirect_url'>;
  canRetry: boolean;
  isSignedIn: boolean;
}

function Parts({ order }: Pick<ResultPageProps, 'order'>): ReactElement {
  const { t, formats } = useApp();
  return (
    <dl className="grid w-full gap-2 border-y border-line py-4 text-start">
      {order.orders.map(({ id, number, vendor_name: vendor, total }) => (
        <div key={id} className="flex justify-between gap-4">
          <dt>
            {vendor} <bdi className="text-sm text-muted">{number}</bdi>
          </dt>
          <dd>
            <bdi>{formats.money(total, order.currency)}</bdi>
          </dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 text-lg font-bold">
        <dt>{t('checkout.total')}</dt>
        <dd>
          <bdi>{formats.money(order.total, order.currency)}</bdi>
        </dd>
      </div>
    </dl>
  );
}

/** How a payment ended, in words that can't be mistaken for another ending. */
export function ResultPage({ order, canRetry, isSignedIn }: ResultPageProps): ReactElement {
  const { t } = useApp();
  const { icon, tone } = looks[order.outcome];
  return (
    <div className="container-page grid justify-items-center py-8 md:py-14">
      <div className="panel grid w-full max-w-xl justify-items-center gap-4 text-center">
        <span className={`grid size-16 place-items-center rounded-full ${tone}`}>
          <Icon name={icon} className="size-8" />
        </span>
        <h1 className="text-2xl md:text-3xl">{t(`result.${order.outcome}.title`)}</h1>
        <p className="text-muted">{t(`result.${order.outcome}.text`)}</p>
        <p>
          {t('result.number')}: <bdi className="font-bold">{order.group_number}</bdi>
        </p>
        <Parts order={order} />
        <div className="flex flex-wrap justify-center gap-3">
          {canRetry && (
            <a href="/checkout" className="btn btn-primary">
              {t('result.retry')}
            </a>
          )}
          {isSignedIn && (
            <a
              href={`/customer/orders/${encodeURIComponent(order.group_number)}`}
              className="btn btn-primary"
            >
              {t('result.view')}
            </a>
          )}
          <a href="/Shop" className="btn btn-quiet">
            {t('cart.continue')}
          </a>
        </div>
      </div>
    </div>
  );
}
