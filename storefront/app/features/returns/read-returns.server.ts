import type { FindOrderReturns, OrderReturns } from '@stoa/contracts';
import { readShownPictureLimit } from '~/features/forms/upload-limit.server';
import type { Shop } from '~/session/shop.server';
import type { ReturnsView } from './returns-view';

/** Where no form takes pictures. */
const NONE = { bytes: 0, text: '0' };

/** Returns of an order group; guests also need their access token. A failure leaves the order's page intact. */
export async function readReturns(shop: Shop, requested: FindOrderReturns): Promise<ReturnsView> {
  const outcome = await shop.api.post<OrderReturns[]>('web/order_returns', requested);
  const orders = outcome.ok ? outcome.data : [];
  const takesPictures = orders.some(({ returnable }) => returnable.length > 0);
  return { orders, pictureLimit: takesPictures ? await readShownPictureLimit(shop) : NONE };
}
