import type { EstimatedDelivery } from '@stoa/contracts';
import { safeRedirect } from '~/session/safe-redirect';
import type { Shop } from '~/session/shop.server';
import { toEstimate, type DeliveryView } from './delivery-view';
import { asEstimated, readPlace } from './place.server';
import type { DeliveryPlace } from './place-view';

const PRODUCT = /^\/product\/[^/]+$/;

/** Delivery estimate for the variant in `query`, to the visitor's place or to `asked`. */
export async function readDelivery(
  shop: Shop,
  request: Request,
  query: { get(name: string): unknown },
  requested?: DeliveryPlace,
): Promise<DeliveryView> {
  const variant = Number(query.get('variant'));
  const path = safeRedirect(query.get('to'), '');
  const places = await readPlace(shop, request, requested);
  const place = places && asEstimated(places.place);
  const view = { variant, to: PRODUCT.test(path) ? path : '', places, estimate: null, error: null };
  if (!place) return view;
  const outcome = await shop.api.post<EstimatedDelivery>('web/estimate_delivery', {
    variant_id: variant,
    ...place,
  });
  if (outcome.ok) return { ...view, estimate: toEstimate(outcome.data, await shop.locale()) };
  const { error, errors } = outcome.failure;
  return { ...view, error: Object.values(errors)[0]?.[0] ?? error };
}
