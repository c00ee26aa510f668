import type { OrderLine, OrderRefund } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { UnbrokenNumber } from '~/ui/unbroken-number';
import { LineUnits } from './line-units';

/** What a refund is for, when it was paid, and how it was divided. */
function RefundFacts({ refund }: { refund: OrderRefund }): ReactElement {
  const { t, formats } = useApp();
  const { reason, source, settled_at: settled, state, parts, currency } = refund;
  const number = source?.number ?? '';
  const purpose = t(`result.refund.for.${reason}`, { number });
  return (
    <>
      <p className="text-muted">
        {source ? <UnbrokenNumber text={purpose} number={number} /> : purpose}
        {settled && state === 'succeeded' && (
          <>
            {' · '}
            <time dateTime={settled}>{formats.date(settled)}</time>
          </>
        )}
      </p>
      {parts.map(({ route, amount }) => (
        <p key={route} className="text-muted">
          {t(`result.refund.route.${route}`, { amount: formats.money(amount, currency) })}
        </p>
      ))}
    </>
  );
}

interface RefundLinesProps {
  refunds: readonly OrderRefund[];
  /** The lines of the refunded orders. */
  lines: readonly OrderLine[];
}

/** Whether a bank still has to show the money: that of a wallet is there at once. */
const isByBank = ({ state, parts }: OrderRefund): boolean =>
  state === 'pending' || parts.some(({ route }) => route !== 'wallet');

/** Each pending or completed refund with what it is for; hidden if there is none. */
export function RefundLines({ refunds, lines }: RefundLinesProps): ReactElement | null {
  const { t, formats } = useApp();
  if (refunds.length === 0) return null;
  return (
    <ul
      className="grid w-full gap-3 rounded-lg bg-tint p-3 text-start text-sm"
      aria-label={t('account.refunds')}
    >
      {refunds.map((refund) => {
        const { id, order_number: number, amount, currency, state } = refund;
        const text = t(`result.refund.${state === 'succeeded' ? state : 'pending'}`, {
          amount: formats.money(amount, currency),
          number,
        });
        return (
          <li key={id}>
            <UnbrokenNumber text={text} number={number} />
            <LineUnits lines={lines} units={refund.lines} />
            <RefundFacts refund={refund} />
            {/* The message of a dispute's decision stands with the dispute. */}
            {refund.note && refund.source?.resource !== 'disputes' && (
              <p className="whitespace-pre-line" dir="auto">
                {refund.note}
              </p>
            )}
          </li>
        );
      })}
      {refunds.some(isByBank) && <li className="text-muted">{t('result.refund.bank')}</li>}
    </ul>
  );
}
