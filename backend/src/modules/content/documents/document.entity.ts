import { Column, Entity, Index } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Moment, RichText, Text, Version } from '../../../kernel/resource';

/** A legal or information document of the shop; exactly one row per `code`. */
@Entity('documents')
export class Document extends BaseRecord {
  /** Path of the document's resource. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 32 })
  code!: string;

  @Text({ max: 160, required: true, translated: true })
  title!: string;

  @RichText({ translated: true })
  body!: string | null;

  /** Effective date stated in the document. */
  @Moment()
  effective_at!: Date | null;

  @Version()
  version!: number;
}
