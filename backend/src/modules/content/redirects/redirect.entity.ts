import { Column, Entity, Index } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Int, Moment, Status, Text, Version } from '../../../kernel/resource';

/** An old address of the shop and where its visitors are sent; a page that exists at the address wins. */
@Entity('redirects')
export class Redirect extends BaseRecord {
  /** Path of this shop, as `redirect-paths.ts` normalises it; with a query only if the old system used one. */
  @Text({ max: 250, required: true, unique: true })
  path!: string;

  /** A path of this shop, or the URL of another site. */
  @Text({ max: 500, required: true })
  target!: string;

  /** The target as a path is stored, for finding chains; null for other sites. */
  @Index()
  @Column({ type: 'varchar', length: 250, nullable: true })
  target_path!: string | null;

  /** Visitors sent on so far; counted in batches. */
  @Int({ default: 0, min: 0, readOnly: true })
  hits!: number;

  @Moment({ readOnly: true })
  last_used_at!: Date | null;

  @Status()
  status!: string;

  @Version()
  version!: number;
}
