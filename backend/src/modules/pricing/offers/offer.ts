import type { ChosenOption, StoreVacation, TierPrice } from '@stoa/contracts';
import type { Special } from '../special-prices/special-terms';

/** A variant as offered to buyers now; `price` is the unit price in minor units of the default currency. */
export interface Offer {
  variant_id: number;
  product_id: number;
  vendor_id: number;
  vendor_name: string;
  vendor_slug: string;
  vacation: StoreVacation | null;
  slug: string;
  name: string;
  sku: string;
  options: ChosenOption[];
  /** The variant's own picture, else the product's first one. */
  media_id: number | null;
  price: number;
  /** Tier prices; `unitPrice` selects the one for a quantity. */
  tier_prices: readonly TierPrice[];
  compare_at: number | null;
  /** The special price that `price` comes from, if any. */
  special: Special | null;
  /** Grams. */
  weight: number | null;
  min_qty: number;
  max_qty: number;
  tax_class_id: number | null;
  brand_id: number | null;
  /** Days after delivery in which it can be returned. */
  return_days: number;
  /** The product's own categories. */
  category_ids: number[];
  available: number;
  backorder: 'deny' | 'allow';
  /** Deleted variants are removed from carts. */
  is_deleted: boolean;
  /** Product active and available, vendor trading. */
  sellable: boolean;
}
