import type { OrderRefund } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { UnbrokenNumber } from '~/ui/unbroken-number';

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
        return (
          <li key={id}>
            <UnbrokenNumber text={text} number={number} />
          </li>
        );
      })}
    </ul>
  );
}
