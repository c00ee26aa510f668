import { Injectable } from '@nestjs/common';
import type { PostComments } from '@stoa/contracts';
import { Database } from '../../../kernel/database';
import { NewsComment } from './news-comment.entity';

/** Comments that a post shows; of more the newest, and how many there are. */
const SHOWN = 50;

/** A deleted account's comments go with it, and come back with it. */
const OF_THE_LIVING =
  '(c.customer_id IS NULL OR EXISTS (SELECT 1 FROM customers o WHERE o.id = c.customer_id AND o.deleted_at IS NULL))';

/** Shows readers what others have said below a post: approved comments only, the oldest first. */
@Injectable()
export class PublicComments {
  constructor(private readonly database: Database) {}

  async of(post_id: number): Promise<PostComments> {
    const [rows, total] = await this.database.em
      .createQueryBuilder(NewsComment, 'c')
      .where({ post_id, status: 'approved' })
      .andWhere(OF_THE_LIVING)
      .orderBy({ 'c.created_at': 'DESC', 'c.id': 'DESC' })
      .take(SHOWN)
      .getManyAndCount();
    const comments = rows.reverse().map(({ id, author_name, body, created_at }) => ({
      ...{ id, author: author_name, body },
      written_at: created_at.toISOString(),
    }));
    return { total, comments };
  }
}
