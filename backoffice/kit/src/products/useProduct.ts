import type { ProductRecord } from '@stoa/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { WHOLE_RECORD } from '../screens/whole-record';

/** The product of the address, and a way to take over a newer answer about it. */
export function useProduct() {
  const { id = '' } = useParams();
  const queries = useQueryClient();
  const { data, error, refetch } = useGetOne<ProductRecord>('products', {
    id: Number(id),
    meta: WHOLE_RECORD.meta,
  });
  const reload = useCallback(async () => {
    await queries.invalidateQueries({ queryKey: ['products'] });
    await refetch();
  }, [queries, refetch]);
  return { product: data, error, reload };
}
