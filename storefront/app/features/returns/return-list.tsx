import type { CustomerReturn } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { AfterSaleRow } from '~/features/account/after-sale';
import { piecesText } from '~/features/account/line-facts';
import { useApp } from '~/features/frame/app-context';
import { EmptyState } from '~/ui/empty-state';
import { toneOfReturn } from './return-card';

function ReturnRow({ item, isOverruled }: { item: CustomerReturn; isOverruled: boolean }): ReactElement {
  const { t, formats } = useApp();
  const items = item.lines.map(({ name, quantity }) => `${name} ${piecesText(quantity, formats)}`);
  return (
    <AfterSaleRow
      item={item}
      href={`/customer/returns/${item.id}`}
      title={t('returns.number', { number: item.number })}
      state={{ tone: toneOfReturn(item.state), text: t(`returns.state.${item.state}`) }}
    >
      <bdi>{items.join(', ')}</bdi>
      {isOverruled && <b className="mt-1 block font-medium">{t('disputes.overruled')}</b>}
    </AfterSaleRow>
  );
}

interface ReturnListProps {
  returns: readonly CustomerReturn[];
  /** Ids of the returns whose outcome a dispute has changed. */
  overruled: readonly number[];
}

/** A customer's returns, newest first. */
export function ReturnList({ returns, overruled }: ReturnListProps): ReactElement {
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
        <ReturnRow key={item.id} item={item} isOverruled={overruled.includes(item.id)} />
      ))}
    </ul>
  );
}
