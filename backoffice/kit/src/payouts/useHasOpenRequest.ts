import { OPEN_PAYOUT_STATES } from '@stoa/contracts';
import { useGetList } from 'react-admin';

const OPEN_ONE = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'id', order: 'DESC' as const },
  filter: { state: OPEN_PAYOUT_STATES },
};

/** Whether a payout request of the vendor is still open. */
export function useHasOpenRequest(): boolean {
  const { total = 0 } = useGetList('payout_requests', OPEN_ONE);
  return total > 0;
}
