import type { RateBand, RateType, TableMeasure } from '@stoa/contracts';
import { RATE_TYPES, TABLE_MEASURES } from '@stoa/contracts';
import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import {
  Choice,
  Flag,
  Int,
  IsDefault,
  Json,
  LongText,
  Money,
  Rate,
  Ref,
  RefMany,
  Status,
  Text,
} from '../../kernel/resource';
import { Zone } from '../localisation';
import { TaxClass } from '../taxation';
import { Vendor } from '../vendors';
import { Band } from './rate-band';

/** A way to get a vendor's goods to a buyer; amounts are minor units of the shop's default currency. */
@Entity('shipping_methods')
@Index(['vendor_id', 'code'])
export class ShippingMethod extends BaseRecord {
  @Text({ max: 120, required: true, translated: true })
  name!: string;

  @Text({ max: 48, required: true, format: 'code' })
  code!: string;

  /** Whose method it is; absent for the platform's own, which serve vendors that have none. */
  @Ref(() => Vendor, { resource: 'vendors', onDelete: 'CASCADE' })
  vendor_id!: number | null;

  /** Where it goes; no zone at all means everywhere. */
  @RefMany(
    { entity: () => ShippingMethodZone, own: 'shipping_method_id', other: 'zone_id' },
    { resource: 'zones' },
  )
  zone_ids!: number[];

  @Choice(RATE_TYPES, { required: true })
  rate_type!: RateType;

  /** For the whole, a piece, a started step or the way's beginning, as the type has it; 0 where the type knows none. */
  @Money({ required: true })
  rate!: number;

  /** Grams that `rate` is asked for, as often as they are begun. */
  @Int({ min: 1, max: 1_000_000 })
  weight_step!: number | null;

  /** Worth of goods that `rate` is asked for, as often as it is begun. */
  @Money({ min: 1 })
  price_step!: number | null;

  /** The share of the vendor's subtotal that is asked. */
  @Rate({ max: 1 })
  percent!: string | null;

  /** What the table's bands are counted in. */
  @Choice(TABLE_MEASURES)
  table_by!: TableMeasure | null;

  @Json(() => Band, { many: true })
  table!: RateBand[] | null;

  /** For each started kilometre from the vendor to the buyer, as the crow flies. */
  @Money()
  rate_per_km!: number | null;

  /** Kilometres that it goes at most. */
  @Int({ min: 1, max: 20_000 })
  max_distance!: number | null;

  /** Where buyers collect their goods. */
  @LongText({ max: 500 })
  pickup_address!: string | null;

  @LongText({ max: 1000, translated: true })
  pickup_instructions!: string | null;

  /** Grams that it carries at most. */
  @Int({ min: 1, max: 100_000_000 })
  max_weight!: number | null;

  /** Subtotal of the vendor's own goods from which a method is free, and one that is always free is offered. */
  @Money()
  free_over!: number | null;

  /** Added to a rate that is asked. */
  @Money()
  handling!: number | null;

  @Int({ min: 0, max: 365, default: 1 })
  min_days!: number;

  @Int({ min: 0, max: 365, default: 5 })
  max_days!: number;

  @Ref(() => TaxClass, { resource: 'tax_classes' })
  tax_class_id!: number | null;

  /** Whether goods sent this way can be paid in cash when they arrive. */
  @Flag({ default: true })
  cod_allowed!: boolean;

  @Int({ min: 0, max: 100_000, default: 0 })
  sort!: number;

  @IsDefault()
  is_default!: boolean;

  @Status()
  status!: string;
}

/** One zone that one method reaches. */
@Entity('shipping_method_zones')
export class ShippingMethodZone {
  @PrimaryColumn({ type: 'integer' })
  shipping_method_id!: number;

  @PrimaryColumn({ type: 'integer' })
  zone_id!: number;

  @ManyToOne(() => ShippingMethod, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'shipping_method_id' })
  shipping_method?: ShippingMethod;

  @ManyToOne(() => Zone, { onDelete: 'RESTRICT', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'zone_id' })
  zone?: Zone;
}
