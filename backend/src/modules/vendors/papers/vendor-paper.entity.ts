import { PAPER_KINDS, type PaperKind } from '@stoa/contracts';
import { Column, Entity } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Choice, Int, Ref, Text } from '../../../kernel/resource';
import { Vendor } from '../vendor.entity';

/** A paper that shows who a vendor is; its bytes are private and leave the shop by one call only (docs/adr). */
@Entity('vendor_papers')
export class VendorPaper extends BaseRecord {
  @Ref(() => Vendor, { resource: 'vendors', required: true, readOnly: true, onDelete: 'CASCADE' })
  vendor_id!: number;

  @Choice(PAPER_KINDS, { default: 'other', readOnly: true })
  kind!: PaperKind;

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
