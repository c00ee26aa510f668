import type { RefundRequest, IssueRefund, OrderRecord, Refundable, RefundPreview } from '@stoa/contracts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, type HttpError } from 'react-admin';
import { useApi } from '../../schema/SchemaContext';

/** What can be refunded of an order. */
export function useRefundable(order_id: number) {
  const api = useApi();
  return useQuery({
    queryKey: ['orders', 'refundable', order_id],
    queryFn: async () => (await api.call(api.own(`refundable/${order_id}`))).body.data as Refundable,
  });
}

/** Whether a request names anything to refund. */
export const isFilled = ({ lines = [], shipping = 0, payment_fee = false }: RefundRequest): boolean =>
  lines.length > 0 || shipping > 0 || payment_fee;

/** Amounts of a request as the server computes them; the message has no effect on them. */
export function useRefundPreview({ note: _, ...request }: RefundRequest) {
  const api = useApi();
  return useQuery({
    queryKey: ['orders', 'refund-preview', request],
    queryFn: async ({ signal }) => {
      const call = { method: 'POST' as const, body: request, signal };
      return (await api.call(api.own('previewRefund'), call)).body.data as RefundPreview;
    },
    enabled: isFilled(request),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** Issues the refund and refetches the order and refunds, also after an error. */
export function useRefund(order: Pick<OrderRecord, 'number'>, onDone: () => void) {
  const api = useApi();
  const notify = useNotify();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: IssueRefund) => api.call(api.own('refundOrder'), { method: 'POST', body }),
    onSuccess: () => {
      notify('stoa.grant_refund.done', { type: 'success', messageArgs: { number: order.number } });
      onDone();
    },
    onError: (error: HttpError) => notify(error.message, { type: 'error' }),
    onSettled: async () => {
      for (const page of ['orders', 'refunds', 'returns'])
        await queries.invalidateQueries({ queryKey: [page] });
    },
  });
}
