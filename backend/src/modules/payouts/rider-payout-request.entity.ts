import { Column, Entity, Index } from 'typeorm';
import { Ref } from '../../kernel/resource';
import { Rider } from '../riders';
import { Vendor } from '../vendors';
import { Payout } from './payout.entity';

/** Payout request of a rider; paid by the rider's employer. */
@Entity('rider_payout_requests')
@Index(['state', 'created_at'])
export class RiderPayoutRequest extends Payout {
  @Ref(() => Rider, { resource: 'riders', required: true, readOnly: true })
  rider_id!: number;

  /** The rider's employer at the time of the request; null for riders of the platform. */
  @Ref(() => Vendor, { resource: 'vendors', readOnly: true })
  vendor_id!: number | null;

  /** The rider's id while the request is open, else null: the unique index allows one open request. */
  @Index({ unique: true })
  @Column({ type: 'integer', nullable: true })
  open_rider_id!: number | null;
}
