import type { FaqGroup } from '@stoa/contracts';
import { FAQ_GROUPS } from '@stoa/contracts';
import { Entity } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import {
  Choice,
  Int,
  IsDefault,
  IsSuspended,
  Ref,
  RichText,
  Status,
  Text,
  Version,
} from '../../../kernel/resource';
import { Vendor } from '../../vendors';

/** A frequently asked question with its answer. */
@Entity('faqs')
export class Faq extends BaseRecord {
  @Text({ max: 250, required: true, translated: true })
  question!: string;

  @RichText({ required: true, translated: true })
  answer!: string;

  @Choice(FAQ_GROUPS, { default: 'general' })
  group!: FaqGroup;

  /** The vendor whose store shows it; null for the shop itself. */
  @Ref(() => Vendor, { resource: 'vendors', onDelete: 'CASCADE' })
  vendor_id!: number | null;

  @Int({ min: 0, max: 10_000, default: 0 })
  sort!: number;

  @IsDefault()
  is_default!: boolean;

  @Status()
  status!: string;

  @IsSuspended()
  is_suspended!: boolean;

  @Version()
  version!: number;
}
