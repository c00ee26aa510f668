import { useApi } from '@stoa/console-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNotify } from 'react-admin';
import { Forest, type CategoryNode, type Place } from './forest';

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

/** The rows after a move. */
export function moved(
  rows: readonly CategoryNode[],
  id: number,
  { parent_id, position }: Place,
): CategoryNode[] {
  const self = rows.find((row) => row.id === id);
  if (!self) return [...rows];
  const others = rows.filter((row) => row.id !== id);
  const siblings = others.filter((row) => row.parent_id === parent_id);
  const next = siblings[position];
  const at = next ? others.indexOf(next) : others.length;
  return [...others.slice(0, at), { ...self, parent_id }, ...others.slice(at)];
}
