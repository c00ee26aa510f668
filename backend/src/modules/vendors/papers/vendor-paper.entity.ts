import { KEPT_KINDS, PAPER_STATUSES, type KeptKind, type PaperStatus } from '@stoa/contracts';
import { Column, Entity } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Choice, Int, LongText, Ref, Text } from '../../../kernel/resource';
import { Vendor } from '../vendor.entity';

/** A paper that shows who a vendor is; its bytes are private and leave the shop by one call only (docs/adr). */
@Entity('vendor_papers')
export class VendorPaper extends BaseRecord {
  @Ref(() => Vendor, { resource: 'vendors', required: true, readOnly: true, onDelete: 'CASCADE' })
  vendor_id!: number;

  @Choice(KEPT_KINDS, { default: 'other', readOnly: true })
  kind!: KeptKind;

  /** The operator's word on it; moved along its table only (`paper.process.ts`). */
  @Choice(PAPER_STATUSES, { default: 'pending', readOnly: true })
  status!: PaperStatus;

  /** Why it was rejected; for the vendor to read. */
  @LongText({ max: 500, readOnly: true })
  reason!: string | null;

  @Text({ max: 190, required: true, readOnly: true })
  filename!: string;

  @Text({ max: 40, required: true, readOnly: true })
  mime!: string;

  @Int({ required: true, readOnly: true })
  bytes!: number;

  /** Where the bytes are kept; told to nobody. */
  @Column({ type: 'varchar', length: 120 })
  storage_key!: string;
}
