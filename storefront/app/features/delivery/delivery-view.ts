import type { EstimatedDelivery } from '@stoa/contracts';
import type { PlaceView } from './place-view';

/** Where the delivery of a product is asked for, by scripts and by the form without them. */
export const DELIVERY = '/delivery';

/** What delivery of a product to the visitor's place comes to. */
export interface DeliveryView {
  variant: number;
  /** Path of the product's page; empty where nobody came from one. */
  to: string;
  /** Null where no countries are known. */
  places: PlaceView | null;
  /** Null before a country is chosen, and where it can't be said. */
  estimate: EstimatedDelivery | null;
  error: string | null;
}
