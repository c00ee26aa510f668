import { Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { SoftDeletableRecord } from '../../kernel/database';
import { Choice, Int, IsDefault, LongText, Money, Rate, RefMany, Status, Text } from '../../kernel/resource';
import { Country, Currency } from '../localisation';

/** Who moves the money; each driver has a provider (`payment-provider.ts`). */
export const DRIVERS = ['cash_on_delivery', 'bank_transfer'] as const;
export type Driver = (typeof DRIVERS)[number];

/** A way to pay that buyers can choose; bounds and fee are minor units of the shop's default currency. */
@Entity('payment_methods')
export class PaymentMethod extends SoftDeletableRecord {
  /** What orders name it by, so that no other method ever has it. */
  @Text({ max: 48, required: true, readOnly: true, unique: 'ever', format: 'code' })
  code!: string;

  @Text({ max: 120, required: true, translated: true })
  name!: string;

  /** What the buyer has to know or do, shown at checkout and in the confirmation. */
  @LongText({ max: 2000, translated: true })
  instructions!: string | null;

  @Choice(DRIVERS, { required: true, readOnly: true })
  driver!: Driver;

  @Choice(['test', 'live'], { default: 'live' })
  mode!: 'test' | 'live';

  /** The driver's secrets as JSON, kept encrypted and never answered. */
  @LongText({ max: 4000, writeOnly: true })
  config!: string | null;

  @Money()
  min_amount!: number | null;

  @Money()
  max_amount!: number | null;

  /** Countries that goods paid this way may go to; none at all means all. */
  @RefMany(
    { entity: () => PaymentMethodCountry, own: 'payment_method_id', other: 'country_id' },
    { resource: 'countries' },
  )
  country_ids!: number[];

  /** Currencies that it takes; none at all means all. */
  @RefMany(
    { entity: () => PaymentMethodCurrency, own: 'payment_method_id', other: 'currency_id' },
    { resource: 'currencies' },
  )
  currency_ids!: number[];

  /** What paying this way costs the buyer, whatever the amount. */
  @Money()
  fee!: number | null;

  /** The share of the amount that comes on top of the fixed fee. */
  @Rate({ max: 1 })
  fee_rate!: string | null;

  @Int({ min: 0, max: 100_000, default: 0 })
  sort!: number;

  @IsDefault()
  is_default!: boolean;

  @Status()
  status!: string;
}

/** One country that one method serves. */
@Entity('payment_method_countries')
export class PaymentMethodCountry {
  @PrimaryColumn({ type: 'integer' })
  payment_method_id!: number;

  @PrimaryColumn({ type: 'integer' })
  country_id!: number;

  @ManyToOne(() => PaymentMethod, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'payment_method_id' })
  payment_method?: PaymentMethod;

  @ManyToOne(() => Country, { onDelete: 'RESTRICT', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'country_id' })
  country?: Country;
}

/** One currency that one method takes. */
@Entity('payment_method_currencies')
export class PaymentMethodCurrency {
  @PrimaryColumn({ type: 'integer' })
  payment_method_id!: number;

  @PrimaryColumn({ type: 'integer' })
  currency_id!: number;

  @ManyToOne(() => PaymentMethod, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'payment_method_id' })
  payment_method?: PaymentMethod;

  @ManyToOne(() => Currency, { onDelete: 'RESTRICT', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'currency_id' })
  currency?: Currency;
}
