import type { CustomerReturn } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { StateLabel } from '~/features/account/order-list';
import { useApp } from '~/features/frame/app-context';
import { EmptyState } from '~/ui/empty-state';
import { toneOfReturn } from './return-card';

function ReturnRow({ item }: { item: CustomerReturn }): ReactElement {
  const { t, formats } = useApp();
  return (
    <li className="panel card grid gap-1">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 className="card-name text-base!">
          <a href={`/customer/returns/${item.id}`} data-prefetch="">
            {t('returns.number', { number: item.number })}
          </a>
        </h2>
        <StateLabel tone={toneOfReturn(item.state)}>{t(`returns.state.${item.state}`)}</StateLabel>
      </div>
      <p className="text-sm text-muted">
        {formats.date(item.created_at)} · <bdi>{item.vendor.name}</bdi>
      </p>
      <p className="text-sm">
        <bdi>{item.lines.map(({ name, quantity }) => `${name} × ${quantity}`).join(', ')}</bdi>
      </p>
    </li>
  );
}

/** A customer's returns, newest first. */
export function ReturnList({ returns }: { returns: readonly CustomerReturn[] }): ReactElement {
  const { t } = useApp();
  if (returns.length === 0) {
    const action = { label: t('account.orders'), href: '/customer/orders' };
    return <EmptyState icon="cart" title={t('returns.none')} text={t('returns.noneHint')} action={action} />;
  }
  return (
    <ul className="grid gap-4">
      {returns.map((item) => (
        <ReturnRow key={item.id} item={item} />
      ))}
    </ul>
  );
}
