import { Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { SoftDeletableRecord } from '../../kernel/database';
import {
  Choice,
  Int,
  IsDefault,
  LongText,
  Money,
  Rate,
  RefMany,
  Status,
  Text,
  Version,
} from '../../kernel/resource';
import { Country, Currency } from '../localisation';
import { type Driver, DRIVERS } from './drivers';
import { CAPTURE_METHODS, type CaptureMethod } from './payment.entity';

/** Payment method available to buyers; bounds and fee are in minor units of the shop's default currency. */
@Entity('payment_methods')
export class PaymentMethod extends SoftDeletableRecord {
  /** Stored in orders, so no code is ever reused. */
  @Text({ max: 48, required: true, readOnly: true, unique: 'ever', format: 'code' })
  code!: string;

  @Text({ max: 120, required: true, translated: true })
  name!: string;

  /** Instructions for the buyer, shown at checkout and in the confirmation e-mail. */
  @LongText({ max: 2000, translated: true })
  instructions!: string | null;

  @Choice(DRIVERS, { required: true, readOnly: true })
  driver!: Driver;

  @Choice(['test', 'live'], { default: 'live' })
  mode!: 'test' | 'live';

  /** Whether a gateway captures the money at once, or order by order when they ship. */
  @Choice(CAPTURE_METHODS, { default: 'automatic' })
  capture_method!: CaptureMethod;

  /** The driver's secrets as JSON, stored encrypted and never returned. */
  @LongText({ max: 4000, writeOnly: true })
  config!: string | null;

  @Money()
  min_amount!: number | null;

  @Money()
  max_amount!: number | null;

  /** Destination countries that it is available for; empty means all. */
  @RefMany(
    { entity: () => PaymentMethodCountry, own: 'payment_method_id', other: 'country_id' },
    { resource: 'countries' },
  )
  country_ids!: number[];

  /** Currencies that it accepts; empty means all. */
  @RefMany(
    { entity: () => PaymentMethodCurrency, own: 'payment_method_id', other: 'currency_id' },
    { resource: 'currencies' },
  )
  currency_ids!: number[];

  /** Fixed fee charged to the buyer, whatever the amount. */
  @Money()
  fee!: number | null;

  /** Fee as a share of the amount, in addition to the fixed fee. */
  @Rate({ max: 1 })
  fee_rate!: string | null;

  @Int({ min: 0, max: 100_000, default: 0 })
  sort!: number;

  @IsDefault()
  is_default!: boolean;

  @Status()
  status!: string;

  @Version()
  version!: number;
}

/** A country that a method is available for. */
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

/** A currency that a method accepts. */
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
