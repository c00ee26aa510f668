import { Column, Entity, Index } from 'typeorm';
import { Ref } from '../../kernel/resource';
import { Rider } from '../riders';
import { Vendor } from '../vendors';
import { Payout } from './payout.entity';

/** A rider asks for what deliveries have earned; the one who employs the rider pays. */
@Entity('rider_payout_requests')
@Index(['state', 'created_at'])
export class RiderPayoutRequest extends Payout {
  @Ref(() => Rider, { resource: 'riders', required: true, readOnly: true })
  rider_id!: number;

  /** Who employed the rider when this was asked; absent for riders of the platform. */
  @Ref(() => Vendor, { resource: 'vendors', readOnly: true })
  vendor_id!: number | null;

  /** The rider's id while the request is open: nobody has two of these. */
  @Index({ unique: true })
  @Column({ type: 'integer', nullable: true })
  open_rider_id!: number | null;
}
