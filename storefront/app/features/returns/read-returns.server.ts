import type { FindOrderReturns, OrderReturns } from '@stoa/contracts';
import { megabytesOf } from '~/features/forms/megabytes';
import { readPictureLimit } from '~/features/forms/upload-limit.server';
import type { Shop } from '~/session/shop.server';
import type { ReturnsView } from './returns-view';

/** Returns of an order group; guests also need their access token. A failure leaves the order's page intact. */
export async function readReturns(shop: Shop, requested: FindOrderReturns): Promise<ReturnsView> {
  const outcome = await shop.api.post<OrderReturns[]>('web/order_returns', requested);
  const orders = outcome.ok ? outcome.data : [];
  const takesPictures = orders.some(({ returnable }) => returnable.length > 0);
  const limit = takesPictures ? await readPictureLimit(shop) : 0;
  return { orders, pictureLimit: megabytesOf(limit) };
}
