import { COMMENT_STATUSES, LANGUAGES, type CommentStatus } from '@stoa/contracts';
import { Entity, Index } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Choice, LongText, Ref, Text } from '../../../kernel/resource';
import { Customer } from '../../customers';
import { News } from '../news';

/** A reader's comment on a blog post; public once approved. */
@Entity('news_comments')
@Index(['post_id', 'status', 'created_at'])
@Index(['status', 'created_at'])
export class NewsComment extends BaseRecord {
  /** Deleting the post deletes its comments. */
  @Ref(() => News, { resource: 'newses', required: true, onDelete: 'CASCADE' })
  post_id!: number;

  /** The author's account. */
  @Ref(() => Customer, { resource: 'customers', onDelete: 'SET NULL' })
  customer_id!: number | null;

  /** Name displayed with the comment. */
  @Text({ max: 120, required: true })
  author_name!: string;

  /** Never shown in public. */
  @Text({ max: 190, required: true, format: 'email' })
  email!: string;

  /** Plain text. */
  @LongText({ max: 2000, required: true })
  body!: string;

  /** The author's storefront language. */
  @Choice(LANGUAGES, { default: 'en' })
  locale!: string;

  /** Changes only by the transitions in `COMMENT_MOVES`. */
  @Choice(COMMENT_STATUSES, { default: 'pending', readOnly: true })
  status!: CommentStatus;
}
