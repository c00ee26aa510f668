import type { CustomerOrder } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { Countdown } from '~/features/countdown/countdown';
import { useApp } from '~/features/frame/app-context';

/** Until when an unpaid order keeps its items; nothing once the buyer has sent a proof of payment. */
export function PayUntil({
  order: { expires_at: expiresAt, payment_proof: proof },
}: {
  order: Pick<CustomerOrder, 'expires_at' | 'payment_proof'>;
}): ReactElement | null {
  const { t, formats } = useApp();
  if (!expiresAt || proof?.status === 'pending') return null;
  const text = t('result.pay.until', { at: formats.dateTime(expiresAt) });
  return (
    <div className="grid justify-items-center gap-2 text-center">
      <Countdown until={expiresAt} text={text} local="result.pay.untilLocal" />
      <p className="text-sm text-muted">{t('result.pay.expires')}</p>
    </div>
  );
}
