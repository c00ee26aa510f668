import { useLabels } from '@stoa/console-kit';
import { useCanAccess, useGetList } from 'react-admin';

const EVERY_METHOD = {
  pagination: { page: 1, perPage: 50 },
  sort: { field: 'id', order: 'ASC' as const },
  meta: { lookup: true },
};

/** The name of a payment method; of a deleted one, or without access to them, that of its code. */
export function MethodName({ code }: { code: string }) {
  const labels = useLabels();
  const { canAccess = false } = useCanAccess({ resource: 'payment_methods', action: 'list' });
  const { data = [] } = useGetList('payment_methods', EVERY_METHOD, { enabled: canAccess });
  const method = data.find((one) => one.code === code);
  return <bdi>{method ? String(method.name) : labels.choice(code)}</bdi>;
}
