import type { RaRecord } from 'react-admin';

/** A commission rule as the list returns it. */
export interface CommissionRecord extends RaRecord<number> {
  name: string;
  position: number;
  type: 'percentage' | 'fixed' | 'combined';
  rate: string | null;
  currency: string | null;
  fixed: number | null;
  min: number | null;
  max: number | null;
  scope: 'all' | 'vendor' | 'category' | 'product' | 'price_band';
  vendor_id: number | null;
  category_id: number | null;
  product_id: number | null;
  price_from: number | null;
  price_to: number | null;
  starts_at: string | null;
  ends_at: string | null;
  is_default: boolean;
}

/** Fields of a rule's rate and amount, by its type. */
export const RATE_FIELDS: Record<CommissionRecord['type'], readonly string[]> = {
  percentage: ['rate'],
  fixed: ['fixed'],
  combined: ['rate', 'fixed'],
};

/** Fields of a rule's target, by its scope. */
export const TARGETS: Record<CommissionRecord['scope'], readonly string[]> = {
  all: [],
  vendor: ['vendor_id'],
  category: ['category_id'],
  product: ['product_id'],
  price_band: ['price_from', 'price_to'],
};
