import type { ReactElement } from 'react';
import { AfterSaleRefusal } from '~/features/account/after-sale';
import { useApp } from '~/features/frame/app-context';
import { DisputeCard } from './dispute-card';
import { OpenDisputeForm } from './dispute-forms';
import type { DisputesView } from './disputes-view';

/** Disputes about one seller's order, and the forms for what can be disputed. */
export function OrderDisputes({
  orderId,
  view,
}: {
  orderId: number;
  view: DisputesView;
}): ReactElement | null {
  const { t } = useApp();
  const own = view.orders.find(({ order_id }) => order_id === orderId);
  if (!own || own.disputable.length + own.disputes.length === 0) return null;
  return (
    <>
      {own.disputes.length > 0 && (
        <section className="mt-3 grid gap-6 border-t border-line pt-4" aria-label={t('disputes.title')}>
          {own.disputes.map((item) => (
            <DisputeCard key={item.id} item={item} access={view.access} />
          ))}
        </section>
      )}
      <AfterSaleRefusal about="dispute" orderId={orderId} />
      {own.disputable.map((claim) => (
        <OpenDisputeForm key={claim.return_id ?? 0} orderId={orderId} claim={claim} />
      ))}
    </>
  );
}
