import type { ApplicationSummary, StoreStatus, VendorStatus } from '@stoa/contracts';
import type { RaRecord } from 'react-admin';

/** Statuses that operators set; `pending` follows from an application only. */
export type VendorTarget = Exclude<VendorStatus, 'pending'>;

/** A vendor as operators load it. */
export interface VendorRecord extends RaRecord<number> {
  store_name: string;
  email: string;
  logo: { thumbnail_url: string; alt: string } | null;
  status: VendorStatus;
  status_reason: string | null;
  /** Allowed target statuses. */
  allowed: VendorTarget[];
  /** Null if an operator created the vendor. */
  application?: ApplicationSummary | null;
  store_status: StoreStatus;
  is_featured: boolean;
  commission_id: number | null;
  bank_name: string | null;
  bank_account_hint: string | null;
  rating_sum: number;
  rating_count: number;
  followers_count: number;
  product_count: number;
  approved_at: string | null;
  version: number;
}
