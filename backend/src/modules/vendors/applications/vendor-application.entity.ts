import { Column, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Vendor } from '../vendor.entity';

const MOMENT = { type: 'datetime', precision: 3 } as const;

/** How a vendor's application came in and went on; where it stands is the vendor's status. */
@Entity('vendor_applications')
@Index(['vendor_id'], { unique: true })
@Index(['number'], { unique: true })
export class VendorApplication extends BaseRecord {
  @Column({ type: 'integer' })
  vendor_id!: number;

  @ManyToOne(() => Vendor, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'vendor_id' })
  vendor?: Vendor;

  /** What the applicant asks by, such as `AP-7K3M9QXW`. */
  @Column({ type: 'varchar', length: 24 })
  number!: string;

  @Column({ ...MOMENT, nullable: true })
  terms_accepted_at!: Date | null;

  /** Also of an application that came again. */
  @Column(MOMENT)
  received_at!: Date;

  @Column({ ...MOMENT, nullable: true })
  review_started_at!: Date | null;

  /** When it was approved or rejected. */
  @Column({ ...MOMENT, nullable: true })
  decided_at!: Date | null;
}
