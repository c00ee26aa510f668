import type { ProductRecord } from '@stoa/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { WHOLE_RECORD } from '../screens/whole-record';

/** Refetches the product and returns it; `undefined` if that failed. */
export type ReloadProduct = () => Promise<ProductRecord | undefined>;

/** The product of the URL, and a function that refetches it. */
export function useProduct() {
  const { id = '' } = useParams();
  const queries = useQueryClient();
  const { data, error, refetch } = useGetOne<ProductRecord>('products', {
    id: Number(id),
    meta: WHOLE_RECORD.meta,
  });
  const reload: ReloadProduct = useCallback(async () => {
    await queries.invalidateQueries({ queryKey: ['products'] });
    return (await refetch()).data;
  }, [queries, refetch]);
  return { product: data, error, reload };
}
