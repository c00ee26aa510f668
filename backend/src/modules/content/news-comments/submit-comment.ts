import { Injectable } from '@nestjs/common';
import type { CommentStatus, SubmitNewsComment } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { ResourceService } from '../../../kernel/resource';
import { Customer, publicNameOf } from '../../customers';
import { News } from '../news';
import { onlyPublished } from '../publishing';
import { NewsComment } from './news-comment.entity';
import { newsComments } from './news-comments.resource';

/** Stores a customer's comment as pending moderation. */
@Injectable()
export class SubmitComment {
  constructor(
    private readonly database: Database,
    private readonly resourceService: ResourceService,
    private readonly clock: Clock,
  ) {}

  /**
   * Idempotent: the same text submitted twice is one comment.
   * @throws Failure 422 on `post_id` for a post that is not public; 409 `comments_closed`
   */
  async execute(
    input: SubmitNewsComment,
    actor: Actor,
    language: string,
  ): Promise<{ status: CommentStatus }> {
    const body = input.body.trim();
    const { post_id } = input;
    await this.database.tx(async (em) => {
      const customer = await em.findOneByOrFail(Customer, { id: actor.id });
      const author = { author_name: publicNameOf(customer), email: customer.email, customer_id: actor.id };
      // Row lock: of two concurrent requests, the second finds the first one's comment.
      await em.update(News, { id: post_id }, { comments_enabled: () => 'comments_enabled' });
      const query = em.createQueryBuilder(News, 'r').where('r.id = :post_id', { post_id });
      const post = await onlyPublished(query, this.clock.now()).getOne();
      if (!post) throw Failure.field('post_id', 'There is no such post.');
      if (!post.comments_enabled)
        throw Failure.conflict('comments_closed', 'Comments on this post are closed.');
      if (await em.exists(NewsComment, { where: { post_id, customer_id: actor.id, body } })) return;
      await this.resourceService
        .store(newsComments)
        .create({ post_id, body, locale: language, ...author }, {}, actor);
    });
    return { status: 'pending' };
  }
}
