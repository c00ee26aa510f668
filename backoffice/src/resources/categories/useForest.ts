import { useApi } from '@stoa/console-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNotify } from 'react-admin';
import { Forest, moved, type CategoryNode, type Place } from './forest';

const KEY = ['categories', 'forest'];

/** The category tree, with optimistic moves that are reverted when the server refuses them. */
export function useForest() {
  const api = useApi();
  const queries = useQueryClient();
  const notify = useNotify();
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async () => {
      const { body } = await api.call(api.own('categoriesActiveInactive'));
      return body.categories as CategoryNode[];
    },
  });
  const move = useMutation({
    mutationFn: ({ id, place }: { id: number; place: Place }) =>
      api.call(api.own(`categories/move/${id}`), { method: 'PUT', body: place }),
    onMutate: ({ id, place }) =>
      queries.setQueryData<CategoryNode[]>(KEY, (rows = []) => moved(rows, id, place)),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['categories'] }),
  });
  const forest = useMemo(() => (data ? new Forest(data) : null), [data]);
  return { forest, error, retry: () => void refetch(), move: move.mutate };
}
