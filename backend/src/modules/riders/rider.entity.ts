import type { Presence, RiderStatus } from '@stoa/contracts';
import { PRESENCES, RIDER_STATUSES } from '@stoa/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import { Choice, IsDefault, Media, Money, Rate, Ref, RefMany, Text, Version } from '../../kernel/resource';
import { Zone } from '../localisation';

export const VEHICLES = ['foot', 'bicycle', 'motorbike', 'car', 'van'] as const;
export const RIDER_COMMISSIONS = ['fixed', 'percentage'] as const;
export type RiderCommission = (typeof RIDER_COMMISSIONS)[number];

/** A person who delivers, for the platform or a vendor; amounts in minor units of the default currency. */
@Entity('riders')
@Index(['status', 'presence'])
export class Rider extends BaseRecord {
  @Text({ max: 120, required: true })
  name!: string;

  @Text({ max: 32, required: true, format: 'phone' })
  phone!: string;

  @Text({ max: 190, format: 'email' })
  email!: string | null;

  @Media()
  avatar_id!: number | null;

  /** Null for riders of the platform. Referenced by name, not imported, as vendors are a higher module. */
  @Ref('Vendor', { resource: 'vendors' })
  vendor_id!: number | null;

  @Choice(VEHICLES, { default: 'motorbike' })
  vehicle!: (typeof VEHICLES)[number];

  @Text({ max: 20 })
  plate!: string | null;

  /** Delivery zones; empty means everywhere. */
  @RefMany({ entity: () => RiderZone, own: 'rider_id', other: 'zone_id' }, { resource: 'zones' })
  zone_ids!: number[];

  @Choice(RIDER_COMMISSIONS, { default: 'fixed' })
  commission_type!: RiderCommission;

  /** `percentage` commission: share of the shipping price, `0.125` is 12.5 %. */
  @Rate({ min: 0, max: 1 })
  commission_rate!: string | null;

  /** `fixed` commission: amount per delivery. */
  @Money()
  commission_amount!: number | null;

  @Choice(PRESENCES, { default: 'offline' })
  presence!: Presence;

  /** Maximum cash that the rider may carry; null for no limit. */
  @Money()
  cash_limit!: number | null;

  @Text({ max: 120 })
  bank_name!: string | null;

  /** IBAN or account number; stored encrypted and never returned. */
  @Text({ max: 190, writeOnly: true })
  bank_account!: string | null;

  /** Masked bank account, which shows only its end. */
  @Text({ max: 16, readOnly: true })
  bank_account_hint!: string | null;

  /** Stored as an Argon2id hash; null until the rider has accepted an invitation. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  password!: string | null;

  /** Changed only by its process (`rider.process.ts`). */
  @Choice(RIDER_STATUSES, { default: 'pending', readOnly: true })
  status!: RiderStatus;

  /** Default rider of its fleet. */
  @IsDefault()
  is_default!: boolean;

  @Version()
  version!: number;
}

/** A delivery zone of a rider. */
@Entity('rider_zones')
export class RiderZone {
  @PrimaryColumn({ type: 'integer' })
  rider_id!: number;

  @PrimaryColumn({ type: 'integer' })
  zone_id!: number;

  @ManyToOne(() => Rider, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'rider_id' })
  rider?: Rider;

  @ManyToOne(() => Zone, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'zone_id' })
  zone?: Zone;
}
