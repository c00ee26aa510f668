import { Column, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Vendor } from '../vendor.entity';

const MOMENT = { type: 'datetime', precision: 3 } as const;

/** A vendor's application and its timestamps; its state is the vendor's `status`. */
@Entity('vendor_applications')
@Index(['vendor_id'], { unique: true })
@Index(['number'], { unique: true })
export class VendorApplication extends BaseRecord {
  @Column({ type: 'integer' })
  vendor_id!: number;

  @ManyToOne(() => Vendor, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'vendor_id' })
  vendor?: Vendor;

  /** Public number for look-ups, such as `AP-7K3M9QXW`. */
  @Column({ type: 'varchar', length: 24 })
  number!: string;

  @Column({ ...MOMENT, nullable: true })
  terms_accepted_at!: Date | null;

  /** Updated when the application is re-submitted. */
  @Column(MOMENT)
  received_at!: Date;

  @Column({ ...MOMENT, nullable: true })
  review_started_at!: Date | null;

  /** Time of approval or rejection. */
  @Column({ ...MOMENT, nullable: true })
  decided_at!: Date | null;
}
