import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Customer } from '../../customers';
import { Vendor } from '../../vendors';

/** A customer who follows a vendor's store. */
@Entity('vendor_followers')
@Index(['vendor_id'])
export class VendorFollower {
  @PrimaryColumn({ type: 'integer' })
  customer_id!: number;

  @PrimaryColumn({ type: 'integer' })
  vendor_id!: number;

  @Column({ type: 'datetime', precision: 3 })
  created_at!: Date;

  @ManyToOne(() => Customer, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'customer_id' })
  customer?: Customer;

  @ManyToOne(() => Vendor, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'vendor_id' })
  vendor?: Vendor;
}
