import type { ReactElement } from 'react';
import { Countdown } from '~/features/flash-sales/countdown';
import { useApp } from '~/features/frame/app-context';

/** Until when an unpaid order keeps its items; it expires then. */
export function PayUntil({ expiresAt }: { expiresAt: string }): ReactElement {
  const { t, formats } = useApp();
  const text = t('result.pay.until', { at: formats.dateTime(expiresAt) });
  return (
    <div className="grid justify-items-center gap-2 text-center">
      <Countdown until={expiresAt} text={text} local="result.pay.untilLocal" />
      <p className="text-sm text-muted">{t('result.pay.expires')}</p>
    </div>
  );
}
