import type { AttributeType } from '@stoa/contracts';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import { useHasPermission } from '../../auth/useHasPermission';
import { useApi } from '../../schema/SchemaContext';

export interface Attribute {
  id: number;
  name: string;
  type: AttributeType;
  is_variant_axis: boolean;
}

export interface AttributeValue {
  id: number;
  attribute_id: number;
  value: string;
}

/** All active attributes, from this console's lookup. */
export function useAttributes(): Attribute[] {
  const { data } = useGetList<Attribute>('attributes', {
    pagination: { page: 1, perPage: 100 },
    meta: { lookup: true },
  });
  return data ?? [];
}

/** Query key of an attribute's values. */
export const valuesKey = (attributeId: number) => ['attribute_values', 'of', attributeId];

/** The values of several attributes, and their labels by id. */
export function useAttributeValues(attributeIds: readonly number[]) {
  const api = useApi();
  const ids = [...new Set(attributeIds)].sort((a, b) => a - b);
  const mayRead = useHasPermission('attribute_values.read') ?? false;
  const answers = useQueries({
    queries: ids.map((id) => ({
      queryKey: valuesKey(id),
      staleTime: 60_000,
      enabled: mayRead,
      queryFn: async () => {
        const { body } = await api.call(api.own(`getAttributeValuesByAttribute/${id}`));
        return (body.attribute_values ?? body.data ?? []) as AttributeValue[];
      },
    })),
  });
  const values = answers.flatMap(({ data }) => data ?? []);
  const stamp = values.map(({ id }) => id).join();
  return useMemo(() => {
    const labels = new Map(values.map(({ id, value }) => [id, value]));
    return {
      of: (attributeId: number) => values.filter(({ attribute_id }) => attribute_id === attributeId),
      /** A dash where the user may not read the names. */
      label: (id: number) => labels.get(id) ?? (mayRead ? `#${id}` : '–'),
    };
    // The stamp represents the values: `useQueries` returns a new list on every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [stamp, mayRead]);
}

export type Values = ReturnType<typeof useAttributeValues>;
