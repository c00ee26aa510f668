import type { StoreStatus, VendorStatus } from '@stoa/contracts';
import { STORE_STATUSES, VENDOR_STATUSES } from '@stoa/contracts';
import { Entity, Index } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import {
  Choice,
  Flag,
  Int,
  LongText,
  Media,
  Moment,
  Rate,
  Ref,
  RichText,
  Slugged,
  Text,
  Version,
} from '../../kernel/resource';
import { Country } from '../localisation';

/** A seller with its own store. */
@Entity('vendors')
@Index(['status', 'is_featured'])
export class Vendor extends BaseRecord {
  @Text({ max: 120, required: true, translated: true })
  store_name!: string;

  @Slugged({ from: 'store_name' })
  slug!: string;

  @Text({ max: 160 })
  legal_name!: string | null;

  @Text({ max: 40 })
  tax_id!: string | null;

  @Text({ max: 190, required: true, format: 'email' })
  email!: string;

  @Text({ max: 32, format: 'phone' })
  phone!: string | null;

  @Media()
  logo_id!: number | null;

  @Media()
  cover_id!: number | null;

  @LongText({ max: 4000, translated: true })
  description!: string | null;

  @RichText({ translated: true })
  policies!: string | null;

  @Text({ max: 190 })
  line1!: string | null;

  @Text({ max: 90 })
  city!: string | null;

  @Text({ max: 16 })
  postcode!: string | null;

  @Ref(() => Country, { resource: 'countries' })
  country_id!: number | null;

  /** Coordinates in degrees from which deliveries start; without them the city's apply. */
  @Rate({ min: -90, max: 90 })
  lat!: string | null;

  @Rate({ min: -180, max: 180 })
  lng!: string | null;

  @Text({ max: 120 })
  bank_name!: string | null;

  /** IBAN or account number; stored encrypted and never returned. */
  @Text({ max: 190, writeOnly: true })
  bank_account!: string | null;

  /** Last characters of the bank account, for recognition. */
  @Text({ max: 16, readOnly: true })
  bank_account_hint!: string | null;

  /** Set by operators; changed through the state machine only (`vendor.process.ts`). */
  @Choice(VENDOR_STATUSES, { default: 'pending', readOnly: true })
  status!: VendorStatus;

  /** Reason of the last status change. */
  @LongText({ max: 500, readOnly: true })
  status_reason!: string | null;

  /** Set by the vendor: open, on vacation or closed. */
  @Choice(STORE_STATUSES, { default: 'open' })
  store_status!: StoreStatus;

  @Moment()
  vacation_starts_at!: Date | null;

  @Moment()
  vacation_ends_at!: Date | null;

  @Flag()
  is_featured!: boolean;

  /** Agreed with this vendor; overrides all commission rules. Named, as commissions are a higher module. */
  @Ref('Commission', { resource: 'commissions' })
  commission_id!: number | null;

  /** When the vendor was first approved. */
  @Moment({ readOnly: true })
  approved_at!: Date | null;

  /** Sum of all review ratings; the average is this divided by `rating_count`. */
  @Int({ default: 0, readOnly: true })
  rating_sum!: number;

  @Int({ default: 0, readOnly: true })
  rating_count!: number;

  @Int({ default: 0, readOnly: true })
  followers_count!: number;

  /** Number of active products; maintained by the catalogue in its own transactions. */
  @Int({ default: 0, readOnly: true })
  product_count!: number;

  @Version()
  version!: number;
}
