import type { PayoutState } from '@stoa/contracts';
import { useGetList } from 'react-admin';

/** States in which a request holds its amount; the server takes no other request meanwhile. */
const OPEN: readonly PayoutState[] = ['pending', 'approved', 'processing', 'failed'];
const OPEN_ONE = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'id', order: 'DESC' as const },
  filter: { state: OPEN },
};

/** Whether a payout request of the vendor is still open. */
export function useHasOpenRequest(): boolean {
  const { total = 0 } = useGetList('payout_requests', OPEN_ONE);
  return total > 0;
}
