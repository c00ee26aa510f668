import type { CustomerOrder, OrderReturns as Returns } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { AfterSaleRefusal } from '~/features/account/after-sale';
import { useApp } from '~/features/frame/app-context';
import { RequestForm } from './request-form';
import { ReturnCard } from './return-card';
import type { ReturnsView } from './returns-view';

interface OrderReturnsProps {
  part: CustomerOrder['parts'][number];
  view: ReturnsView;
}

/** Returns of one seller's order, and the form for another while items can be returned. */
export function OrderReturns({ part, view }: OrderReturnsProps): ReactElement | null {
  const own = view.orders.find(({ order_id }) => order_id === part.id);
  if (!own || own.returnable.length + own.returns.length === 0) return null;
  return (
    <>
      <ReturnCards returns={own.returns} />
      {own.returnable.length > 0 ? (
        <RequestForm part={part} own={own} pictureLimit={view.pictureLimit} />
      ) : (
        <AfterSaleRefusal about="return" orderId={part.id} />
      )}
    </>
  );
}

function ReturnCards({ returns }: Pick<Returns, 'returns'>): ReactElement | null {
  const { t } = useApp();
  if (returns.length === 0) return null;
  return (
    <section className="mt-3 grid gap-6 border-t border-line pt-4" aria-label={t('returns.title')}>
      {returns.map((item) => (
        <ReturnCard key={item.id} item={item} />
      ))}
    </section>
  );
}
