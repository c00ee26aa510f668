import type { CartEstimate } from '@stoa/contracts';
import type { PlaceView } from '~/features/delivery/place-view';

/** What delivery and tax come to in a place, which can be changed. */
export interface EstimateView extends PlaceView {
  outcome: 'known' | 'undeliverable' | 'unknown';
  amounts: CartEstimate['amounts'];
  groups: CartEstimate['groups'];
}
