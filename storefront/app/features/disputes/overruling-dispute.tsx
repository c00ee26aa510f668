import type { CustomerDispute } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';

/** A dispute that has refunded what a return had not. */
export interface Overruling {
  id: number;
  number: string;
  refund: NonNullable<CustomerDispute['refund']>;
}

/** The dispute that has changed the outcome of a return; null without one whose refund stands. */
export function overrulingOf(return_id: number, disputes: readonly CustomerDispute[]): Overruling | null {
  for (const { id, number, refund, return_id: about } of disputes)
    if (about === return_id && refund && refund.state !== 'cancelled') return { id, number, refund };
  return null;
}

/** Says on a return's page that a dispute has changed its outcome, and what it refunded. */
export function OverrulingDispute({ dispute }: { dispute: Overruling }): ReactElement {
  const { t, formats } = useApp();
  const { id, number, refund } = dispute;
  const amount = formats.money(refund.amount, refund.currency);
  const step = refund.state === 'succeeded' ? refund.state : 'pending';
  return (
    <div className="grid gap-1 rounded-lg bg-tint p-3 text-sm">
      <p className="font-semibold">{t('disputes.overruled')}</p>
      <p>
        <bdi>{t(`returns.refund.${step}`, { amount })}</bdi>
      </p>
      <a href={`/customer/disputes/${id}`} className="link inline-flex min-h-11 items-center">
        {t('disputes.number', { number })}
      </a>
    </div>
  );
}
