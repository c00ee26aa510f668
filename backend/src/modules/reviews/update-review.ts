import { Injectable } from '@nestjs/common';
import type { CustomerReviews as Shown, UpdateReview as Input } from '@stoa/contracts';
import type { FastifyRequest } from 'fastify';
import type { Actor, Caller } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { CustomerReviews } from './customer-reviews';
import { Review } from './review.entity';
import { MAX_PICTURES, readUpdatedReview } from './review-form';
import { reviewProcess } from './review.process';
import { ReviewPictures } from './review-pictures';
import { ReviewStore } from './review.store';

/** Lets a customer edit an own review, which is published again once an operator approves it. */
@Injectable()
export class UpdateReview {
  constructor(
    private readonly database: Database,
    private readonly store: ReviewStore,
    private readonly pictures: ReviewPictures,
    private readonly own: CustomerReviews,
  ) {}

  /**
   * Deletes the vendor's reply, as it answers the former text. An unchanged review stays as it is.
   * @throws Failure 404 if not the customer's own, or if a store entered it; 422 with too many or an invalid picture
   */
  async execute(id: number, request: FastifyRequest, actor: Actor, { language }: Caller): Promise<Shown> {
    const { input, files } = await readUpdatedReview(request);
    // Check first, so that a refused edit uploads no pictures.
    await this.store.find(id, mine(actor));
    const added = await this.pictures.store(files, actor);
    try {
      await this.write(id, input, added, actor, language);
    } catch (error) {
      await this.pictures.drop(added);
      throw error;
    }
    return this.own.list(actor, language);
  }

  private write(
    id: number,
    input: Input,
    added: readonly number[],
    actor: Actor,
    language: string,
  ): Promise<void> {
    const review = { rating: input.rating, title: input.title ?? null, body: input.body };
    return this.database.tx(async (em) => {
      // Row lock, so that a concurrent approval is either seen here or fails.
      await em.update(Review, { id, ...mine(actor) }, { status: () => 'status' });
      const before = await this.store.find(id, mine(actor));
      const hasNewPictures = await this.changePictures(id, input.removed_picture_ids ?? [], added);
      const isSame =
        before.rating === review.rating && before.title === review.title && before.body === review.body;
      if (isSame && !hasNewPictures) return;
      if (before.status !== 'pending')
        await reviewProcess.move(em, Review, { id, state: before.status }, 'pending', 'customer', {
          rejection_reason: null,
        });
      await this.store.update(id, { ...review, language, vendor_reply: null }, mine(actor), actor);
    });
  }

  /** Whether any were removed or added; those that another edit removed before are gone already. */
  private async changePictures(
    id: number,
    removed: readonly number[],
    added: readonly number[],
  ): Promise<boolean> {
    const before = await this.pictures.idsOf(id);
    const wanted = new Set([...before.filter((picture) => !removed.includes(picture)), ...added]);
    if (wanted.size > MAX_PICTURES)
      throw Failure.field('pictures', `A review can have at most ${MAX_PICTURES} pictures.`);
    const gone = before.filter((picture) => !wanted.has(picture));
    const fresh = [...wanted].filter((picture) => !before.includes(picture));
    await this.pictures.attach(id, fresh);
    await this.pictures.detach(id, gone);
    return gone.length > 0 || fresh.length > 0;
  }
}

/** Bounds of the reviews that a customer may edit. */
const mine = ({ id }: Actor) => ({ customer_id: id, source: 'customer' as const });
