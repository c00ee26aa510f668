import type { ChangeOrderStatus } from '@stoa/contracts';
import type { Answer, ConsoleApi } from '../api/api';

const CALL = { admin: 'changeOrderStatus', vendor: 'changeSellerOrderStatus' } as const;

/** Changes an order's state; the request continues if the page is closed. */
export function moveOrder(api: ConsoleApi, body: ChangeOrderStatus): Promise<Answer> {
  return api.call(api.own(CALL[api.audience]), { method: 'POST', body, keepalive: true });
}
