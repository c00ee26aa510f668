import type { CustomerDispute } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { AfterSaleRow } from '~/features/account/after-sale';
import { useApp } from '~/features/frame/app-context';
import { EmptyState } from '~/ui/empty-state';
import { toneOfDispute } from './dispute-card';

function DisputeRow({ item }: { item: CustomerDispute }): ReactElement {
  const { t, formats } = useApp();
  return (
    <AfterSaleRow
      item={item}
      href={`/customer/disputes/${item.id}`}
      title={t('disputes.number', { number: item.number })}
      state={{ tone: toneOfDispute(item.state), text: t(`disputes.state.${item.state}`) }}
    >
      {t('disputes.claim', { amount: formats.money(item.amount, item.currency) })}
    </AfterSaleRow>
  );
}

/** A customer's disputes, newest first. */
export function DisputeList({ disputes }: { disputes: readonly CustomerDispute[] }): ReactElement {
  const { t } = useApp();
  if (disputes.length === 0) {
    const action = { label: t('account.orders'), href: '/customer/orders' };
    return (
      <EmptyState icon="shield" title={t('disputes.none')} text={t('disputes.noneHint')} action={action} />
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
