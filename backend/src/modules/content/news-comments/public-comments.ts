import { Injectable } from '@nestjs/common';
import type { PostComments } from '@stoa/contracts';
import { Database } from '../../../kernel/database';
import { NewsComment } from './news-comment.entity';

/** Maximum comments shown with a post: the newest; the total is shown as well. */
const SHOWN = 50;

/** Comments of soft-deleted accounts are hidden, and reappear when the account is restored. */
const OF_EXISTING_AUTHORS =
  '(c.customer_id IS NULL OR EXISTS (SELECT 1 FROM customers o WHERE o.id = c.customer_id AND o.deleted_at IS NULL))';

/** Reads the approved comments of a post, oldest first. */
@Injectable()
export class PublicComments {
  constructor(private readonly database: Database) {}

  async list(post_id: number): Promise<PostComments> {
    const [rows, total] = await this.database.em
      .createQueryBuilder(NewsComment, 'c')
      .where({ post_id, status: 'approved' })
      .andWhere(OF_EXISTING_AUTHORS)
      .orderBy({ 'c.created_at': 'DESC', 'c.id': 'DESC' })
      .take(SHOWN)
      .getManyAndCount();
    const comments = rows.reverse().map(({ id, author_name, body, created_at }) => ({
      id,
      author: author_name,
      body,
      written_at: created_at.toISOString(),
    }));
    return { total, comments };
  }
}
