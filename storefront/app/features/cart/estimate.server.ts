import type { CartEstimate } from '@stoa/contracts';
import { asEstimated, readPlace } from '~/features/delivery/place.server';
import type { Shop } from '~/session/shop.server';
import type { EstimateView } from './estimate-view';

/** Estimated shipping and tax of the cart at the visitor's place; amounts are null where it is unknown. */
export async function readEstimate(
  shop: Shop,
  request: Request,
  coupon_codes: readonly string[],
): Promise<EstimateView | null> {
  const places = await readPlace(shop, request);
  if (!places) return null;
  const place = asEstimated(places.place);
  const unknown = {
    ...places,
    outcome: 'unknown' as const,
    amounts: null,
    groups: [],
  } satisfies EstimateView;
  if (!place) return unknown;
  const outcome = await shop.api.post<CartEstimate>('web/estimateCart', { ...place, coupon_codes });
  if (!outcome.ok) return unknown;
  const { amounts, groups } = outcome.data;
  return { ...places, outcome: amounts ? 'known' : 'undeliverable', amounts, groups };
}
