import type { CustomerDispute } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { StateLabel } from '~/features/account/order-list';
import { useApp } from '~/features/frame/app-context';
import { EmptyState } from '~/ui/empty-state';
import { toneOfDispute } from './dispute-card';

function DisputeRow({ item }: { item: CustomerDispute }): ReactElement {
  const { t, formats } = useApp();
  return (
    <li className="panel card grid gap-1">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 className="card-name text-base!">
          <a href={`/customer/disputes/${item.id}`} data-prefetch="">
            {t('disputes.number', { number: item.number })}
          </a>
        </h2>
        <StateLabel tone={toneOfDispute(item.state)}>{t(`disputes.state.${item.state}`)}</StateLabel>
      </div>
      <p className="text-sm text-muted">
        {formats.date(item.created_at)} · <bdi>{item.vendor.name}</bdi>
      </p>
      <p className="text-sm">{t('disputes.claim', { amount: formats.money(item.amount, item.currency) })}</p>
    </li>
  );
}

/** A customer's disputes, newest first. */
export function DisputeList({ disputes }: { disputes: readonly CustomerDispute[] }): ReactElement {
  const { t } = useApp();
  if (disputes.length === 0) {
    const action = { label: t('account.orders'), href: '/customer/orders' };
    return (
      <EmptyState icon="cart" title={t('disputes.none')} text={t('disputes.noneHint')} action={action} />
    );
  }
  return (
    <ul className="grid gap-4">
      {disputes.map((item) => (
        <DisputeRow key={item.id} item={item} />
      ))}
    </ul>
  );
}
