import { Column, Entity, Index } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Int, IsSuspended, Moment, Ref, Status, Text, Version } from '../../../kernel/resource';
import { Vendor } from '../../vendors';
import type { StoredLayout } from '../reading/file-layout';

/** A file of stock and prices at a vendor's address, which is read again and again. */
@Entity('stock_feeds')
@Index(['status', 'next_run_at'])
export class StockFeed extends BaseRecord {
  @Ref(() => Vendor, { resource: 'vendors', required: true, onDelete: 'CASCADE' })
  vendor_id!: number;

  @Text({ max: 120, required: true })
  name!: string;

  @Text({ max: 500, required: true, format: 'url' })
  url!: string;

  /** Hours between two runs. */
  @Int({ min: 1, max: 168, default: 24 })
  interval_hours!: number;

  @Status()
  status!: string;

  @IsSuspended()
  is_suspended!: boolean;

  @Moment({ readOnly: true })
  last_run_at!: Date | null;

  /** Why the last run failed; null if it didn't. */
  @Text({ max: 500, readOnly: true })
  last_error!: string | null;

  @Moment({ readOnly: true })
  next_run_at!: Date | null;

  /** How the file was read last, as a person chose it. */
  @Column({ type: 'simple-json', nullable: true })
  layout!: Partial<StoredLayout> | null;

  @Column({ type: 'simple-json', nullable: true })
  columns!: { name: string; target: string | null }[] | null;

  @Version()
  version!: number;
}
