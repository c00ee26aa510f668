import type { Identifier } from 'react-admin';

/** Whether a query reads one of these records of a page, as react-admin names its queries. */
export function isReadOf(queryKey: readonly unknown[], page: string, ids: readonly Identifier[]): boolean {
  const [resource, operation, facts] = queryKey;
  if (resource !== page || operation !== 'getOne') return false;
  const id = (facts as { id?: Identifier } | undefined)?.id;
  return ids.some((one) => String(one) === String(id));
}
