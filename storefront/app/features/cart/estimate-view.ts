import type { CartEstimate } from '@stoa/contracts';

/** What delivery and tax come to in a country, and the countries to pick from. */
export interface EstimateView {
  countries: { id: number; name: string }[];
  country: number | null;
  postcode: string;
  city: string;
  outcome: 'known' | 'undeliverable' | 'unknown';
  amounts: CartEstimate['amounts'];
  groups: CartEstimate['groups'];
}
