import type { Explanation, OrderExplanation } from '@stoa/contracts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../schema/SchemaContext';

/** Explains an amount; of an order, one of its lines if `lineId` is given. Always as the books are now. */
export function useExplanation(path: string, lineId?: number) {
  const api = useApi();
  return useQuery({
    queryKey: ['explanations', path],
    gcTime: 0,
    queryFn: ({ signal }) => api.data<Explanation & Partial<OrderExplanation>>(path, { signal }),
    select: (explanation): Explanation => {
      const line = explanation.lines?.find(({ order_line_id }) => order_line_id === lineId);
      return line ? { ...explanation, name: line.name, result: line.result } : explanation;
    },
  });
}
