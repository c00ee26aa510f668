import { Entity, Index } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import {
  Choice,
  Flag,
  Int,
  IsDefault,
  Moment,
  Money,
  Rate,
  Ref,
  Status,
  Text,
  Version,
} from '../../kernel/resource';
import { Category, Product } from '../catalogue';
import { Vendor } from '../vendors';

export const COMMISSION_TYPES = ['percentage', 'fixed', 'combined'] as const;
export const COMMISSION_SCOPES = ['all', 'vendor', 'category', 'product', 'price_band'] as const;

const AMOUNT = { currencyField: 'currency' } as const;

/** A commission rule; of several matching rules the one with the lowest position applies. */
@Entity('commissions')
@Index(['position'])
export class Commission extends BaseRecord {
  @Text({ max: 120, required: true })
  name!: string;

  /** Rank in the list, from 1 on; the store keeps the positions without gaps. */
  @Int({ min: 1, max: 100_000 })
  position!: number;

  @Choice(COMMISSION_TYPES, { required: true })
  type!: (typeof COMMISSION_TYPES)[number];

  /** For `percentage` and `combined` rules: a fraction, `0.125` is 12.5 %. */
  @Rate({ min: 0, max: 1 })
  rate!: string | null;

  /** Currency of all amounts of the rule; defaults to the shop's default currency. */
  @Text({ max: 3 })
  currency!: string | null;

  /** For `fixed` and `combined` rules: amount per order line. */
  @Money(AMOUNT)
  fixed!: number | null;

  /** Minimum commission. */
  @Money(AMOUNT)
  min!: number | null;

  /** Maximum commission. */
  @Money(AMOUNT)
  max!: number | null;

  @Choice(COMMISSION_SCOPES, { required: true })
  scope!: (typeof COMMISSION_SCOPES)[number];

  @Ref(() => Vendor, { resource: 'vendors', onDelete: 'CASCADE' })
  vendor_id!: number | null;

  @Ref(() => Category, { resource: 'categories' })
  category_id!: number | null;

  @Ref(() => Product, { resource: 'products' })
  product_id!: number | null;

  /** Lower bound of the price band, inclusive. */
  @Money(AMOUNT)
  price_from!: number | null;

  /** Upper bound of the price band, exclusive. */
  @Money(AMOUNT)
  price_to!: number | null;

  /** Whether the commission is also charged on shipping. */
  @Flag()
  include_shipping!: boolean;

  @Moment()
  starts_at!: Date | null;

  @Moment()
  ends_at!: Date | null;

  /** Applies when no other rule matches. */
  @IsDefault()
  is_default!: boolean;

  @Status()
  status!: string;

  @Version()
  version!: number;
}
