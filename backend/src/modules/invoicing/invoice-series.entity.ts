import type { InvoiceType } from '@stoa/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Vendor } from '../vendors';

/** Counter of a vendor's invoices or credit notes in one year. */
@Entity('invoice_series')
@Index(['vendor_id', 'type', 'year'], { unique: true })
export class InvoiceSeries {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'integer' })
  vendor_id!: number;

  @ManyToOne(() => Vendor, { onDelete: 'RESTRICT', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'vendor_id' })
  vendor?: Vendor;

  @Column({ type: 'varchar', length: 32 })
  type!: InvoiceType;

  @Column({ type: 'integer' })
  year!: number;

  /** First part of the numbers; the same for the whole year, even if the store is renamed. */
  @Column({ type: 'varchar', length: 16 })
  prefix!: string;

  /** The last number that was used. */
  @Column({ type: 'integer', default: 0 })
  last_number!: number;
}
