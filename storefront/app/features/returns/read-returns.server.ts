import type { FindOrderReturns, OrderReturns } from '@stoa/contracts';
import type { Shop } from '~/session/shop.server';
import type { ReturnsView } from './returns-view';

const MEGABYTE = 1024 ** 2;

/** Largest picture of a request, in bytes. */
export async function pictureLimitOf(shop: Shop): Promise<number> {
  return (await shop.api.get<{ upload_limit: number }>('web/environment')).upload_limit;
}

/** Returns of an order group; guests also need their access token. A failure leaves the order's page intact. */
export async function readReturns(shop: Shop, requested: FindOrderReturns): Promise<ReturnsView> {
  const outcome = await shop.api.post<OrderReturns[]>('web/order_returns', requested);
  const orders = outcome.ok ? outcome.data : [];
  const takesPictures = orders.some(({ returnable }) => returnable.length > 0);
  const limit = takesPictures ? await pictureLimitOf(shop) : 0;
  return { orders, pictureLimit: Math.floor(limit / MEGABYTE) };
}
