import type { CustomerReturn } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { AfterSaleRow } from '~/features/account/after-sale';
import { useApp } from '~/features/frame/app-context';
import { EmptyState } from '~/ui/empty-state';
import { toneOfReturn } from './return-card';

function ReturnRow({ item }: { item: CustomerReturn }): ReactElement {
  const { t } = useApp();
  return (
    <AfterSaleRow
      item={item}
      href={`/customer/returns/${item.id}`}
      title={t('returns.number', { number: item.number })}
      state={{ tone: toneOfReturn(item.state), text: t(`returns.state.${item.state}`) }}
    >
      <bdi>{item.lines.map(({ name, quantity }) => `${name} × ${quantity}`).join(', ')}</bdi>
    </AfterSaleRow>
  );
}

/** A customer's returns, newest first. */
export function ReturnList({ returns }: { returns: readonly CustomerReturn[] }): ReactElement {
  const { t } = useApp();
  if (returns.length === 0) {
    const action = { label: t('account.orders'), href: '/customer/orders' };
    return (
      <EmptyState icon="returns" title={t('returns.none')} text={t('returns.noneHint')} action={action} />
    );
  }
  return (
    <ul className="grid gap-4">
      {returns.map((item) => (
        <ReturnRow key={item.id} item={item} />
      ))}
    </ul>
  );
}
