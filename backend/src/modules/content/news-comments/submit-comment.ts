import { Injectable } from '@nestjs/common';
import type { CommentStatus } from '@stoa/contracts';
import type { Actor, Caller } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { normaliseEmail } from '../../../kernel/spelling';
import { Customer, publicNameOf } from '../../customers';
import { News } from '../news';
import { onlyPublished } from '../publishing';
import type { SubmitNewsCommentInput } from './comment.inputs';
import { NewsComment } from './news-comment.entity';
import { NewsCommentStore } from './news-comment.store';

type Author = Pick<NewsComment, 'author_name' | 'email' | 'customer_id'>;
const WAITS: { status: CommentStatus } = { status: 'pending' };

/** Takes a reader's comment, which waits for an operator; what a machine sent is answered alike and thrown away. */
@Injectable()
export class SubmitComment {
  constructor(
    private readonly database: Database,
    private readonly store: NewsCommentStore,
    private readonly clock: Clock,
  ) {}

  /**
   * The same words sent twice are one comment.
   * @throws Failure 422 without a name or an address, or for a post that is not shown; 409 `comments_closed`
   */
  async execute(
    { website, ...input }: SubmitNewsCommentInput,
    { actor, language }: Pick<Caller, 'actor' | 'language'>,
  ): Promise<{ status: CommentStatus }> {
    const author = (await this.customer(actor)) ?? guest(input);
    if (website) return WAITS;
    const body = input.body.trim();
    const { post_id } = input;
    await this.database.tx(async (em) => {
      // Held first, so that of two requests at once the second finds the first one's comment.
      await em.update(News, { id: post_id }, { comments_enabled: () => 'comments_enabled' });
      const query = em.createQueryBuilder(News, 'r').where('r.id = :post_id', { post_id });
      const post = await onlyPublished(query, this.clock.now()).getOne();
      if (!post) throw Failure.field('post_id', 'There is no such post.');
      if (!post.comments_enabled)
        throw Failure.conflict('comments_closed', 'Comments on this post are closed.');
      if (await em.exists(NewsComment, { where: { post_id, email: author.email, body } })) return;
      await this.store.create({ post_id, body, locale: language, ...author }, {}, actor);
    });
    return WAITS;
  }

  private async customer(actor: Actor | null): Promise<Author | null> {
    if (actor?.audience !== 'customer') return null;
    const customer = await this.database.em.findOne(Customer, { where: { id: actor.id } });
    if (!customer) return null;
    return { author_name: publicNameOf(customer), email: customer.email, customer_id: customer.id };
  }
}

function guest({ name, email }: Pick<SubmitNewsCommentInput, 'name' | 'email'>): Author {
  const missing = Object.entries({ name: name?.trim(), email }).filter(([, text]) => !text);
  if (missing.length)
    throw Failure.invalid(Object.fromEntries(missing.map(([field]) => [field, ['must not be empty']])));
  return { author_name: name?.trim() ?? '', email: normaliseEmail(email ?? ''), customer_id: null };
}
