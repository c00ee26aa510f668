import type { CartEstimate } from '@stoa/contracts';
import type { PlaceView } from '~/features/delivery/place-view';

/** Estimated shipping and tax for a place, which the visitor can change. */
export interface EstimateView extends PlaceView {
  outcome: 'known' | 'undeliverable' | 'unknown';
  amounts: CartEstimate['amounts'];
  groups: CartEstimate['groups'];
}
