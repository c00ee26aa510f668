import { useApi } from '@stoa/console-kit';
import type { FlashSaleVariant } from '@stoa/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';

const CALL = 'flash_sale_variants';

/** Variants whose product name or SKU matches the typed text. */
export function useFoundVariants(typed: string, enabled: boolean) {
  const api = useApi();
  const q = useDeferredValue(typed);
  return useQuery({
    queryKey: [CALL, 'q', q],
    queryFn: () => api.data<FlashSaleVariant[]>(`${CALL}?q=${encodeURIComponent(q)}`),
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** The variants with these ids, by id. */
export function useVariants(ids: readonly (number | null)[]): ReadonlyMap<number, FlashSaleVariant> {
  const api = useApi();
  const wanted = [...new Set(ids.filter((id) => id !== null))].sort((a, b) => a - b).join(',');
  const { data } = useQuery({
    queryKey: [CALL, 'ids', wanted],
    queryFn: () => api.data<FlashSaleVariant[]>(`${CALL}?ids=${wanted}`),
    placeholderData: keepPreviousData,
    enabled: wanted !== '',
  });
  return useMemo(() => new Map((data ?? []).map((variant) => [variant.id, variant])), [data]);
}
