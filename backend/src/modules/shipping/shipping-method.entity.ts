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
  Version,
} from '../../kernel/resource';
import { Zone } from '../localisation';
import { TaxClass } from '../taxation';
import { Vendor } from '../vendors';
import { Band } from './rate-band';

/** A shipping method; amounts are minor units of the shop's default currency. */
@Entity('shipping_methods')
@Index(['vendor_id', 'code'])
export class ShippingMethod extends BaseRecord {
  @Text({ max: 120, required: true, translated: true })
  name!: string;

  @Text({ max: 48, required: true, format: 'code' })
  code!: string;

  /** Owning vendor; null for the platform's methods, which serve vendors without methods of their own. */
  @Ref(() => Vendor, { resource: 'vendors', onDelete: 'CASCADE' })
  vendor_id!: number | null;

  /** Zones that it delivers to; none means everywhere. */
  @RefMany(
    { entity: () => ShippingMethodZone, own: 'shipping_method_id', other: 'zone_id' },
    { resource: 'zones' },
  )
  zone_ids!: number[];

  @Choice(RATE_TYPES, { required: true })
  rate_type!: RateType;

  /** Per order, unit or started step, or the base rate by distance, by type; 0 where the type has no rate. */
  @Money({ required: true })
  rate!: number;

  /** Step in grams; `rate` is charged per started step. */
  @Int({ min: 1, max: 1_000_000 })
  weight_step!: number | null;

  /** Step of the subtotal; `rate` is charged per started step. */
  @Money({ min: 1 })
  price_step!: number | null;

  /** Fraction of the vendor's subtotal that is charged. */
  @Rate({ max: 1 })
  percent!: string | null;

  /** What the bounds of the rate table measure. */
  @Choice(TABLE_MEASURES)
  table_by!: TableMeasure | null;

  @Json(() => Band, { many: true })
  table!: RateBand[] | null;

  /** Per started kilometre from the vendor to the buyer, as the crow flies. */
  @Money()
  rate_per_km!: number | null;

  /** Maximum distance in kilometres. */
  @Int({ min: 1, max: 20_000 })
  max_distance!: number | null;

  /** Where buyers collect their order. */
  @LongText({ max: 500 })
  pickup_address!: string | null;

  @LongText({ max: 1000, translated: true })
  pickup_instructions!: string | null;

  /** Maximum weight in grams. */
  @Int({ min: 1, max: 100_000_000 })
  max_weight!: number | null;

  /** Subtotal of the vendor's items from which it is free; for the type `free`, from which it is offered. */
  @Money()
  free_over!: number | null;

  /** Handling fee added to the rate, unless shipping is free. */
  @Money()
  handling!: number | null;

  @Int({ min: 0, max: 365, default: 1 })
  min_days!: number;

  @Int({ min: 0, max: 365, default: 5 })
  max_days!: number;

  @Ref(() => TaxClass, { resource: 'tax_classes' })
  tax_class_id!: number | null;

  /** Whether cash on delivery is allowed with this method. */
  @Flag({ default: true })
  cod_allowed!: boolean;

  @Int({ min: 0, max: 100_000, default: 0 })
  sort!: number;

  @IsDefault()
  is_default!: boolean;

  @Status()
  status!: string;

  @Version()
  version!: number;
}

/** Join table: a zone that a method delivers to. */
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
