import type { ChangeOrderStatus } from '@stoa/contracts';
import type { Answer, ConsoleApi } from '../api/api';

const CALL = { admin: 'changeOrderStatus', vendor: 'changeSellerOrderStatus' } as const;

/** Moves an order along; goes on when the page is left meanwhile. */
export function moveOrder(api: ConsoleApi, body: ChangeOrderStatus): Promise<Answer> {
  return api.call(api.own(CALL[api.audience]), { method: 'POST', body, keepalive: true });
}
