import { Column, Entity, Index } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import {
  Flag,
  Int,
  IsDefault,
  LongText,
  Media,
  Ref,
  Slugged,
  Status,
  Text,
  Version,
} from '../../../kernel/resource';
import { SeoDescription, SeoTitle } from '../seo';

/** A node of the category tree. */
@Entity('categories')
@Index(['path'])
export class Category extends BaseRecord {
  @Ref(() => Category, { resource: 'categories' })
  parent_id!: number | null;

  @Text({ max: 120, required: true, translated: true })
  name!: string;

  @Slugged({ from: 'name' })
  slug!: string;

  /** Materialised path of ids from the root to this category, such as `/3/17/`: a subtree shares a prefix. */
  @Column({ type: 'varchar', length: 190, default: '' })
  path!: string;

  /** 0 for a root. */
  @Int({ min: 0, max: 10, default: 0, readOnly: true })
  depth!: number;

  @LongText({ max: 4000, translated: true })
  description!: string | null;

  @Media()
  image_id!: number | null;

  /** Name of an icon in the storefront's icon set. */
  @Text({ max: 48, format: 'code' })
  icon!: string | null;

  /** Commission rule for this category and its descendants. By name, as commissions is a higher module. */
  @Ref('Commission', { resource: 'commissions' })
  commission_id!: number | null;

  @SeoTitle()
  seo_title!: string | null;

  @SeoDescription()
  seo_description!: string | null;

  @Flag()
  is_featured!: boolean;

  @Flag({ default: true })
  show_in_menu!: boolean;

  /** Sort position among its siblings. */
  @Int({ min: 0, max: 100_000, default: 0 })
  sort!: number;

  @IsDefault()
  is_default!: boolean;

  @Status()
  status!: string;

  @Version()
  version!: number;
}
