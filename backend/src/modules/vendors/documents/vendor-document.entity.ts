import {
  PRIVATE_FILE_KINDS,
  DOCUMENT_STATUSES,
  type PrivateFileKind,
  type DocumentStatus,
} from '@stoa/contracts';
import { Column, Entity } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Choice, Int, LongText, Ref, Text } from '../../../kernel/resource';
import { Vendor } from '../vendor.entity';

/** A document that proves who a vendor is; its file is private and served by one endpoint only (docs/adr). */
@Entity('vendor_papers')
export class VendorDocument extends BaseRecord {
  @Ref(() => Vendor, { resource: 'vendors', required: true, readOnly: true, onDelete: 'CASCADE' })
  vendor_id!: number;

  @Choice(PRIVATE_FILE_KINDS, { default: 'other', readOnly: true })
  kind!: PrivateFileKind;

  /** The operator's decision; changed through the state machine only (`document.process.ts`). */
  @Choice(DOCUMENT_STATUSES, { default: 'pending', readOnly: true })
  status!: DocumentStatus;

  /** Reason of a rejection, shown to the vendor. */
  @LongText({ max: 500, readOnly: true })
  reason!: string | null;

  @Text({ max: 190, required: true, readOnly: true })
  filename!: string;

  @Text({ max: 40, required: true, readOnly: true })
  mime!: string;

  @Int({ required: true, readOnly: true })
  bytes!: number;

  /** Key of the file in storage; never exposed. */
  @Column({ type: 'varchar', length: 120 })
  storage_key!: string;
}
