import { Entity } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import { Choice, Int, IsDefault, LongText, Money, Status, Text } from '../../kernel/resource';

/** Who moves the money; each driver has a provider (`payment-provider.ts`). */
export const DRIVERS = ['cash_on_delivery', 'bank_transfer'] as const;
export type Driver = (typeof DRIVERS)[number];

/** A way to pay that buyers can choose; bounds are minor units of the shop's default currency. */
@Entity('payment_methods')
export class PaymentMethod extends BaseRecord {
  @Text({ max: 48, required: true, readOnly: true, unique: true, format: 'code' })
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

  @Int({ min: 0, max: 100_000, default: 0 })
  sort!: number;

  @IsDefault()
  is_default!: boolean;

  @Status()
  status!: string;
}
