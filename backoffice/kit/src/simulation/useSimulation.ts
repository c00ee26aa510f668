import type { SaleSimulation, SimulateSale } from '@stoa/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { HttpError } from 'react-admin';
import { useApi } from '../schema/SchemaContext';

const PAUSE_MS = 350;

/** The last value that has not changed for a moment. */
function usePaused<T>(value: T): T {
  const [paused, setPaused] = useState(value);
  const key = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(JSON.parse(key) as T), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return paused;
}

/** Whether enough is known to sell something. */
const isComplete = ({ variant_id, unit_price, vendor_id }: SimulateSale, isOperator: boolean): boolean =>
  variant_id !== undefined || (unit_price !== undefined && (vendor_id !== undefined || !isOperator));

/** Simulates a sale while its facts are typed; `null` as long as they are too few. */
export function useSimulation(input: SimulateSale) {
  const api = useApi();
  const body = usePaused(input);
  return useQuery<SaleSimulation, HttpError>({
    queryKey: ['simulateSale', body],
    enabled: isComplete(body, api.audience === 'admin') && Number.isSafeInteger(body.quantity),
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: ({ signal }) => api.data<SaleSimulation>('simulateSale', { method: 'POST', body, signal }),
  });
}
