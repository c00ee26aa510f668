import { COMMENT_STATUSES, LANGUAGES, type CommentStatus } from '@stoa/contracts';
import { Entity, Index } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Choice, LongText, Ref, Text } from '../../../kernel/resource';
import { Customer } from '../../customers';
import { News } from '../news';

/** What a reader says below a post of the blog; shown once it is approved. */
@Entity('news_comments')
@Index(['post_id', 'status', 'created_at'])
@Index(['status', 'created_at'])
export class NewsComment extends BaseRecord {
  /** A comment is part of its post and goes with it. */
  @Ref(() => News, { resource: 'newses', required: true, onDelete: 'CASCADE' })
  post_id!: number;

  /** Who was signed in when writing it. */
  @Ref(() => Customer, { resource: 'customers', onDelete: 'SET NULL' })
  customer_id!: number | null;

  /** The name that stands over it. */
  @Text({ max: 120, required: true })
  author_name!: string;

  /** Never shown in public. */
  @Text({ max: 190, required: true, format: 'email' })
  email!: string;

  /** Plain text. */
  @LongText({ max: 2000, required: true })
  body!: string;

  /** Language that it was written from. */
  @Choice(LANGUAGES, { default: 'en' })
  locale!: string;

  /** Moved along `COMMENT_MOVES` only. */
  @Choice(COMMENT_STATUSES, { default: 'pending', readOnly: true })
  status!: CommentStatus;
}
