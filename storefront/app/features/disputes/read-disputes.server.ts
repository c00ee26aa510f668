import type { FindOrderDisputes, OrderDisputes } from '@stoa/contracts';
import type { Shop } from '~/session/shop.server';

/** Disputes about an order group; guests also need their access token. A failure leaves the order's page intact. */
export async function readDisputes(shop: Shop, requested: FindOrderDisputes): Promise<OrderDisputes[]> {
  const outcome = await shop.api.post<OrderDisputes[]>('web/order_disputes', requested);
  return outcome.ok ? outcome.data : [];
}
