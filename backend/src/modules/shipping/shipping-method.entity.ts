import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import { Choice, Flag, Int, IsDefault, Money, Ref, RefMany, Status, Text } from '../../kernel/resource';
import { Zone } from '../localisation';
import { TaxClass } from '../taxation';
import { Vendor } from '../vendors';

/** `flat` asks its rate, `free` asks nothing (domain §3, the simple two of the list). */
export const RATE_TYPES = ['flat', 'free'] as const;
export type RateType = (typeof RATE_TYPES)[number];

/** A way to get a vendor's goods to a buyer; amounts are minor units of the shop's default currency. */
@Entity('shipping_methods')
@Index(['vendor_id', 'code'])
export class ShippingMethod extends BaseRecord {
  @Text({ max: 120, required: true, translated: true })
  name!: string;

  @Text({ max: 48, required: true, format: 'code' })
  code!: string;

  /** Whose method it is; absent for the platform's own, which serve vendors that have none. */
  @Ref(() => Vendor, { resource: 'vendors', readOnly: true, onDelete: 'CASCADE' })
  vendor_id!: number | null;

  /** Where it goes; no zone at all means everywhere. */
  @RefMany(
    { entity: () => ShippingMethodZone, own: 'shipping_method_id', other: 'zone_id' },
    { resource: 'zones' },
  )
  zone_ids!: number[];

  @Choice(RATE_TYPES, { required: true })
  rate_type!: RateType;

  @Money({ required: true })
  rate!: number;

  /** Subtotal of the vendor's own goods from which a flat method is free, and a free one is offered. */
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
