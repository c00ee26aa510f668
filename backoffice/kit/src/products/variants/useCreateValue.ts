import type { AttributeValueChoice, CreateAttributeValue } from '@stoa/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../schema/SchemaContext';
import { valuesKey } from './useAttributes';

/** Adds a value to an attribute while editing a product; returns its id, or null if refused. */
export function useCreateValue(attribute_id: number) {
  const api = useApi();
  const queries = useQueryClient();
  const creation = useMutation({
    mutationFn: (value: string) => {
      const body: CreateAttributeValue = { attribute_id, value };
      return api.data<AttributeValueChoice>('createAttributeValue', { method: 'POST', body });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: valuesKey(attribute_id) }),
  });
  const { isPending, error } = creation;
  return {
    isPending,
    failure: error ? error.message : null,
    create: (value: string): Promise<number | null> =>
      creation.mutateAsync(value).then(
        ({ id }) => id,
        () => null,
      ),
  };
}
