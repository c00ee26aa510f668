import type { WebCoupon } from '@stoa/contracts';
import type { Shop } from '~/session/shop.server';
import type { CouponsView } from './coupons-view';

/** Public coupons of one store; empty on failure, as its page works without them. */
export async function readStoreCoupons(shop: Shop, vendor_id: number): Promise<CouponsView['offered']> {
  const outcome = await shop.api.tryGet<WebCoupon[]>('web/fetch_coupons', { vendor_ids: vendor_id });
  const own = (outcome.ok ? outcome.data : []).filter((coupon) => coupon.vendor_id === vendor_id);
  return own.map(({ code, title }) => ({ code, title }));
}
