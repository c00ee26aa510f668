import { Column, Entity, Index } from 'typeorm';
import { Ref, Text } from '../../kernel/resource';
import { Vendor } from '../vendors';
import { Payout } from './payout.entity';

/** Payout request of a vendor. */
@Entity('payout_requests')
@Index(['state', 'created_at'])
@Index(['vendor_id', 'scheduled_for'], { unique: true })
export class PayoutRequest extends Payout {
  @Ref(() => Vendor, { resource: 'vendors', required: true, readOnly: true })
  vendor_id!: number;

  /** Day of the schedule that requested it, as `2026-11-25`; null if the vendor did. */
  @Text({ max: 10, readOnly: true })
  scheduled_for!: string | null;

  /** The vendor's id while the request is open, else null: the unique index allows one open request. */
  @Index({ unique: true })
  @Column({ type: 'integer', nullable: true })
  open_vendor_id!: number | null;
}
