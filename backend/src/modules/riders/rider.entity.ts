import type { Presence, RiderStatus } from '@stoa/contracts';
import { PRESENCES, RIDER_STATUSES } from '@stoa/contracts';
import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import { Choice, IsDefault, Media, Money, Rate, Ref, RefMany, Text } from '../../kernel/resource';
import { Zone } from '../localisation';

export const VEHICLES = ['foot', 'bicycle', 'motorbike', 'car', 'van'] as const;
export const RIDER_COMMISSIONS = ['fixed', 'percentage'] as const;
export type RiderCommission = (typeof RIDER_COMMISSIONS)[number];

/** Somebody who delivers, for the platform or for one vendor; amounts are minor units of the shop's default currency. */
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

  /** Absent for riders of the platform. Named, not imported: vendors rank higher. */
  @Ref('Vendor', { resource: 'vendors' })
  vendor_id!: number | null;

  @Choice(VEHICLES, { default: 'motorbike' })
  vehicle!: (typeof VEHICLES)[number];

  @Text({ max: 20 })
  plate!: string | null;

  /** Where the rider delivers; everywhere when none is named. */
  @RefMany({ entity: () => RiderZone, own: 'rider_id', other: 'zone_id' }, { resource: 'zones' })
  zone_ids!: number[];

  @Choice(RIDER_COMMISSIONS, { default: 'fixed' })
  commission_type!: RiderCommission;

  /** Of a `percentage` commission: the part of what delivery costs, `0.125` is 12.5 %. */
  @Rate({ min: 0, max: 1 })
  commission_rate!: string | null;

  /** Of a `fixed` commission: for each delivery. */
  @Money()
  commission_amount!: number | null;

  @Choice(PRESENCES, { default: 'offline' })
  presence!: Presence;

  /** The most cash the rider may carry; no limit when empty. */
  @Money()
  cash_limit!: number | null;

  @Text({ max: 120 })
  bank_name!: string | null;

  /** IBAN or account number; kept encrypted and never answered. */
  @Text({ max: 190, writeOnly: true })
  bank_account!: string | null;

  /** End of the bank account, by which people know it. */
  @Text({ max: 16, readOnly: true })
  bank_account_hint!: string | null;

  /** Moved along its table only (`rider.process.ts`). */
  @Choice(RIDER_STATUSES, { default: 'pending', readOnly: true })
  status!: RiderStatus;

  /** The rider of its fleet who is proposed first. */
  @IsDefault()
  is_default!: boolean;
}

/** One zone of one rider. */
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
