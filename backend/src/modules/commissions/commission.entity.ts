import { Entity, Index } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import { Choice, Flag, Int, IsDefault, Moment, Money, Rate, Ref, Status, Text } from '../../kernel/resource';
import { Category, Product } from '../catalogue';
import { Vendor } from '../vendors';

export const COMMISSION_TYPES = ['percentage', 'fixed', 'combined'] as const;
export const COMMISSION_SCOPES = ['all', 'vendor', 'category', 'product', 'price_band'] as const;

const AMOUNT = { currencyField: 'currency' } as const;

/** One rule of what the platform keeps of a sale; of several that fit the one of the lowest position holds (domain §3). */
@Entity('commissions')
@Index(['position'])
export class Commission extends BaseRecord {
  @Text({ max: 120, required: true })
  name!: string;

  /** Place in the list, from 1 on; the store keeps the places without gaps. */
  @Int({ min: 1, max: 100_000 })
  position!: number;

  @Choice(COMMISSION_TYPES, { required: true })
  type!: (typeof COMMISSION_TYPES)[number];

  /** Of a `percentage` or `combined` rule: a fraction, `0.125` is 12.5 %. */
  @Rate({ min: 0, max: 1 })
  rate!: string | null;

  /** Currency of all amounts of the rule; the shop's default one unless another is named. */
  @Text({ max: 3 })
  currency!: string | null;

  /** Of a `fixed` or `combined` rule: for each line. */
  @Money(AMOUNT)
  fixed!: number | null;

  /** The least that is kept. */
  @Money(AMOUNT)
  min!: number | null;

  /** The most that is kept. */
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

  /** Lower end of a price band, included. */
  @Money(AMOUNT)
  price_from!: number | null;

  /** Upper end of a price band, not included. */
  @Money(AMOUNT)
  price_to!: number | null;

  /** Whether shipping counts like goods. */
  @Flag()
  include_shipping!: boolean;

  @Moment()
  starts_at!: Date | null;

  @Moment()
  ends_at!: Date | null;

  /** The rule that holds where no other fits. */
  @IsDefault()
  is_default!: boolean;

  @Status()
  status!: string;
}
