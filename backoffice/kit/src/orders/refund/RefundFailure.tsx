import type { UseQueryResult } from '@tanstack/react-query';
import { LoadFailure } from '../../screens/LoadFailure';

interface RefundFailureProps {
  /** The queries of what can be refunded and of the amounts. */
  queries: readonly Pick<UseQueryResult, 'error' | 'refetch'>[];
}

/** Says why the amounts of a refund, without which it can't be confirmed, are unknown, and computes them again. */
export function RefundFailure({ queries }: RefundFailureProps) {
  const failed = queries.filter(({ error }) => error !== null);
  const error = failed[0]?.error;
  if (!error) return null;
  return <LoadFailure error={error} onRetry={() => failed.forEach((query) => void query.refetch())} />;
}
