import { Injectable } from '@nestjs/common';
import type { AddProductReview as Input, ReviewStatus } from '@stoa/contracts';
import type { FastifyRequest } from 'fastify';
import type { Actor, Caller } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure, type Submission } from '../../kernel/http';
import { Purchases } from './purchases';
import { readReview } from './review-form';
import { ReviewPictures } from './review-pictures';
import { alreadyReviewed, ReviewStore } from './review.store';

/** Stores a customer's review of a delivered purchase, one per purchase (specification §7.7). */
@Injectable()
export class AddProductReview {
  constructor(
    private readonly database: Database,
    private readonly purchases: Purchases,
    private readonly store: ReviewStore,
    private readonly pictures: ReviewPictures,
  ) {}

  /**
   * @throws Failure 422 without a delivered purchase or for an invalid picture; 409 `already_reviewed` if all
   * purchases are reviewed, `own_product` for products of the customer's own store
   */
  async execute(
    request: FastifyRequest,
    actor: Actor,
    { language }: Caller,
  ): Promise<{ id: number; status: ReviewStatus }> {
    return this.save(await readReview(request), actor, language);
  }

  /** Stores a review that is already parsed and validated. */
  async save(
    { input, files }: Submission<Input>,
    actor: Actor,
    language: string,
  ): Promise<{ id: number; status: ReviewStatus }> {
    // Check first, so that a rejected review uploads no pictures.
    if (!(await this.purchase(input, actor))) throw alreadyReviewed();
    const media = await this.pictures.store(files, actor);
    try {
      return { id: await this.write({ ...input, language }, media, actor), status: 'pending' };
    } catch (error) {
      await this.pictures.drop(media);
      throw error;
    }
  }

  private write(
    input: Input & { language: string },
    media: readonly number[],
    actor: Actor,
  ): Promise<number> {
    const { rating, title, body, language } = input;
    return this.database.tx(async () => {
      const order_item_id = await this.purchase(input, actor);
      if (!order_item_id) throw alreadyReviewed();
      const review = { order_item_id, rating, title: title ?? null, body, language };
      const id = await this.store.create(review, {}, actor);
      await this.pictures.attach(id, media);
      return id;
    });
  }

  private async purchase({ order_item_id, product_id }: Input, actor: Actor): Promise<number | null> {
    if (!order_item_id) return this.purchases.toReview(product_id ?? 0, actor);
    const facts = await this.purchases.facts(order_item_id, { customer_id: actor.id });
    if (product_id !== undefined && product_id !== facts.product_id)
      throw Failure.field('product_id', 'was not bought in that order');
    return order_item_id;
  }
}
