import type { RefundRequest, ReturnRecord } from '@stoa/contracts';
import { isFilled, useRefundable } from '../orders/refund/useRefund';
import { useRefundAmounts } from '../orders/refund/useRefundAmounts';
import type { Finding } from './InspectLine';

/**
 * What an inspection refunds: accepted units that can still be refunded and are not exchanged, and the shipping if it
 * is wanted. Nothing may be refunded as well, which is known without amounts.
 */
export function useInspectionRefund(
  { order_id, lines }: Pick<ReturnRecord, 'order_id' | 'lines'>,
  findings: readonly Finding[],
  withShipping: boolean,
) {
  const refundable = useRefundable(order_id);
  const left = refundable.data;
  const accepted = findings.flatMap(({ order_line_id, accepted_quantity }) => {
    const rest = left?.lines.find((line) => line.order_line_id === order_line_id)?.quantity ?? 0;
    const quantity = Math.min(accepted_quantity, rest);
    return quantity > 0 ? [{ order_line_id, quantity }] : [];
  });
  const exchanged = new Set(lines.flatMap((line) => (line.exchange ? line.order_line_id : [])));
  const shipping = withShipping && accepted.length > 0 ? (left?.shipping ?? 0) : 0;
  const owed = accepted.filter(({ order_line_id }) => !exchanged.has(order_line_id));
  const request: RefundRequest = { order_id, lines: owed, shipping, payment_fee: false };
  const amounts = useRefundAmounts(refundable, request);
  const isNothing = left !== undefined && !isFilled(request);
  return { ...amounts, isNothing, isKnown: amounts.isKnown || isNothing };
}
