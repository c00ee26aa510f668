import type { CustomerOrder, OrderReturns as Returns } from '@stoa/contracts';
import { useActionData } from '@remix-run/react';
import type { ReactElement } from 'react';
import type { OwnOrderAnswer } from '~/features/account/own-order-answer';
import { FormErrors } from '~/features/forms/errors';
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
      <Refusal orderId={part.id} />
      {own.returnable.length > 0 && <RequestForm part={part} own={own} pictureLimit={view.pictureLimit} />}
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

/** Why the last form about returns was refused. */
function Refusal({ orderId }: { orderId: number }): ReactElement {
  const answer = useActionData<OwnOrderAnswer>();
  const isAbout = answer?.about === 'return' && [orderId, null].includes(answer.orderId);
  const errors = isAbout && answer.error ? [answer.error] : null;
  return <FormErrors errors={errors} id={`return-${orderId}-error`} />;
}
