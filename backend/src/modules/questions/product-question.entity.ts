import { LANGUAGES, QUESTION_STATUSES, type QuestionStatus } from '@stoa/contracts';
import { Entity, Index } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import { Choice, LongText, Moment, Ref, Text, Version } from '../../kernel/resource';
import { Product } from '../catalogue';
import { Customer } from '../customers';
import { Vendor } from '../vendors';

/** Who can answer. */
const ANSWERERS = ['vendor', 'admin'] as const;

/** A customer's question about a product; published once it is approved and answered. */
@Entity('product_questions')
@Index(['product_id', 'status', 'answered_at'])
@Index(['vendor_id', 'status', 'created_at'])
export class ProductQuestion extends BaseRecord {
  @Ref(() => Product, { resource: 'products', required: true, readOnly: true, onDelete: 'CASCADE' })
  product_id!: number;

  /** The product's vendor. */
  @Ref(() => Vendor, { resource: 'vendors', required: true, readOnly: true })
  vendor_id!: number;

  @Ref(() => Customer, { resource: 'customers', readOnly: true, onDelete: 'SET NULL' })
  customer_id!: number | null;

  /** Public name of the author, such as “Clara B.”. */
  @Text({ max: 80, readOnly: true })
  author_name!: string | null;

  /** Language of the page on which it was asked. */
  @Choice(LANGUAGES, { readOnly: true })
  language!: string | null;

  @LongText({ max: 1000, required: true })
  question!: string;

  @LongText({ max: 2000 })
  answer!: string | null;

  @Choice(ANSWERERS, { readOnly: true })
  answered_by!: (typeof ANSWERERS)[number] | null;

  @Moment({ readOnly: true })
  answered_at!: Date | null;

  /** Changed only by its process (`product-question.process.ts`). */
  @Choice(QUESTION_STATUSES, { default: 'pending', readOnly: true })
  status!: QuestionStatus;

  @Version()
  version!: number;
}
