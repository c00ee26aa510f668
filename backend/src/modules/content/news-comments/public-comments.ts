import { Injectable } from '@nestjs/common';
import type { PostComments } from '@stoa/contracts';
import { Database } from '../../../kernel/database';
import { NewsComment } from './news-comment.entity';

/** Comments that a post shows; of more the newest, and how many there are. */
const SHOWN = 50;

/** Shows readers what others have said below a post: approved comments only, the oldest first. */
@Injectable()
export class PublicComments {
  constructor(private readonly database: Database) {}

  async of(post_id: number): Promise<PostComments> {
    const [rows, total] = await this.database.em.findAndCount(NewsComment, {
      where: { post_id, status: 'approved' },
      order: { created_at: 'DESC', id: 'DESC' },
      take: SHOWN,
    });
    const comments = rows.reverse().map(({ id, author_name, body, created_at }) => ({
      ...{ id, author: author_name, body },
      written_at: created_at.toISOString(),
    }));
    return { total, comments };
  }
}
