import { Column, Entity, Index } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Int, Moment, RichText, Text } from '../../../kernel/resource';

/** One of the shop's own documents; there is exactly one row of each. */
@Entity('documents')
export class Document extends BaseRecord {
  /** Name of the document in paths. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 32 })
  code!: string;

  @Text({ max: 160, required: true, translated: true })
  title!: string;

  @RichText({ translated: true })
  body!: string | null;

  /** From when it holds, as the document itself says. */
  @Moment()
  effective_at!: Date | null;

  @Int({ default: 1, readOnly: true })
  version!: number;
}
