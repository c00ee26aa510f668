import type { EstimatedDelivery, PickupPlace } from '@stoa/contracts';
import type { AppFacts } from '~/features/frame/app-context';
import type { PlaceView } from './place-view';
import { arrivalText } from './use-arrival';

/** Path of the delivery estimate, for the fetcher and for the form without scripts. */
export const DELIVERY = '/delivery';

/** Estimate with formatted texts; formatted on the server to spare browsers creating Intl objects. */
export interface EstimateView {
  /** Why there are no methods; null if there are some. */
  reason: string | null;
  options: { name: string; arrival: string; price: string; pickup: PickupPlace | null }[];
}

/** Formats a delivery estimate for a visitor. */
export function toEstimate(
  { reason, options, currency }: EstimatedDelivery,
  texts: Pick<AppFacts, 't' | 'formats'>,
): EstimateView {
  const { t, formats } = texts;
  return {
    reason,
    options: options.map((option) => ({
      name: option.name,
      arrival: arrivalText(option, texts),
      price: option.amount === 0 ? t('checkout.free') : formats.money(option.amount, currency),
      pickup: option.pickup,
    })),
  };
}

/** Delivery of a product to the visitor's place. */
export interface DeliveryView {
  variant: number;
  /** Path of the product's page; empty without one. */
  to: string;
  /** Null if the shop has no countries. */
  places: PlaceView | null;
  /** Null before a country is chosen, and if the estimate failed. */
  estimate: EstimateView | null;
  error: string | null;
}
