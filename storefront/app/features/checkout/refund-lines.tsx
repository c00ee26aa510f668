import type { OrderRefund } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';

/** One line for each pending or completed refund; hidden if there is none. */
export function RefundLines({ refunds }: { refunds: readonly OrderRefund[] }): ReactElement | null {
  const { t, formats } = useApp();
  if (refunds.length === 0) return null;
  return (
    <ul
      className="grid w-full gap-1 rounded-lg bg-tint p-3 text-start text-sm"
      aria-label={t('account.refunds')}
    >
      {refunds.map(({ id, order_number: number, amount, currency, state }) => {
        const text = t(`result.refund.${state === 'succeeded' ? state : 'pending'}`, {
          amount: formats.money(amount, currency),
          number,
        });
        const [before, after] = text.split(number);
        return (
          <li key={id}>
            {before}
            {/* Broken at its hyphens, the number would be out of order between right-to-left words. */}
            <bdi className="whitespace-nowrap">{number}</bdi>
            {after}
          </li>
        );
      })}
    </ul>
  );
}
