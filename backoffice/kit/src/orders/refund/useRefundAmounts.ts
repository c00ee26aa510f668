import type { RefundPreview, RefundRequest } from '@stoa/contracts';
import { isFilled, useRefundPreview, type useRefundable } from './useRefund';

/** The amounts of a refund as a dialog shows them before it can be confirmed. */
interface RefundAmountsShown {
  /** The amounts last computed; those of the previous request while `isKnown` is false. */
  preview: RefundPreview | undefined;
  /** Whether `preview` belongs to the request: only then can it be confirmed, as nobody agrees to an amount unseen. */
  isKnown: boolean;
  /** What the amounts are computed from, for `RefundFailure`. */
  queries: readonly [ReturnType<typeof useRefundable>, ReturnType<typeof useRefundPreview>];
}

/** Computes the amounts of a request for an order of which `refundable` is left. */
export function useRefundAmounts(
  refundable: ReturnType<typeof useRefundable>,
  request: RefundRequest,
): RefundAmountsShown {
  const amounts = useRefundPreview(request);
  const { data, error, isPlaceholderData } = amounts;
  const preview = isFilled(request) && !error ? data : undefined;
  const isKnown = preview !== undefined && !isPlaceholderData;
  return { preview, isKnown, queries: [refundable, amounts] };
}
