import { Injectable } from '@nestjs/common';
import type { CustomerReviews as Shown, UpdateReview as Input } from '@stoa/contracts';
import type { Actor, Caller } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { CustomerReviews } from './customer-reviews';
import { Review } from './review.entity';
import { reviewProcess } from './review.process';
import { ReviewStore } from './review.store';

/** Lets a customer edit an own review, which is published again once an operator approves it. */
@Injectable()
export class UpdateReview {
  constructor(
    private readonly database: Database,
    private readonly store: ReviewStore,
    private readonly own: CustomerReviews,
  ) {}

  /**
   * Deletes the vendor's reply, as it answers the former text. An unchanged review stays as it is.
   * @throws Failure 404 if not the customer's own, or if a store entered it
   */
  async execute(id: number, input: Input, actor: Actor, { language }: Caller): Promise<Shown> {
    const mine = { customer_id: actor.id, source: 'customer' as const };
    const review = { rating: input.rating, title: input.title ?? null, body: input.body };
    await this.database.tx(async (em) => {
      // Row lock, so that a concurrent approval is either seen here or fails.
      await em.update(Review, { id, ...mine }, { status: () => 'status' });
      const before = await this.store.find(id, mine);
      const isSame =
        before.rating === review.rating && before.title === review.title && before.body === review.body;
      if (isSame) return;
      if (before.status !== 'pending')
        await reviewProcess.move(em, Review, { id, state: before.status }, 'pending', 'customer', {
          rejection_reason: null,
        });
      await this.store.update(id, { ...review, language, vendor_reply: null }, mine, actor);
    });
    return this.own.list(actor, language);
  }
}
