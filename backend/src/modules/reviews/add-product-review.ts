import { Injectable } from '@nestjs/common';
import type { AddProductReview as Asked, ReviewStatus } from '@stoa/contracts';
import type { FastifyRequest } from 'fastify';
import type { Actor, Caller } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { Purchases } from './purchases';
import type { SentReview } from './review-form';
import { readReview } from './review-form';
import { ReviewPictures } from './review-pictures';
import { alreadyReviewed, ReviewStore } from './review.store';

/** Takes a customer's review of something they have bought and received, once a purchase (specification §7.7). */
@Injectable()
export class AddProductReview {
  constructor(
    private readonly database: Database,
    private readonly purchases: Purchases,
    private readonly store: ReviewStore,
    private readonly pictures: ReviewPictures,
  ) {}

  /** @throws Failure 422 without a delivered purchase or for a refused picture; 409 `already_reviewed` when each has its review */
  async execute(
    request: FastifyRequest,
    actor: Actor,
    { language }: Caller,
  ): Promise<{ id: number; status: ReviewStatus }> {
    return this.take(await readReview(request), actor, language);
  }

  /** The same for a review that has been read and checked. */
  async take(
    { input, pictures }: SentReview,
    actor: Actor,
    language: string,
  ): Promise<{ id: number; status: ReviewStatus }> {
    // Whoever may not review sends no pictures into the library either.
    if (!(await this.purchase(input, actor))) throw alreadyReviewed();
    const media = await this.pictures.keep(pictures, actor);
    try {
      return { id: await this.write({ ...input, language }, media, actor), status: 'pending' };
    } catch (error) {
      await this.pictures.drop(media);
      throw error;
    }
  }

  private write(
    input: Asked & { language: string },
    media: readonly number[],
    actor: Actor,
  ): Promise<number> {
    const { rating, title, body, language } = input;
    return this.database.tx(async () => {
      const order_item_id = await this.purchase(input, actor);
      if (!order_item_id) throw alreadyReviewed();
      const words = { order_item_id, rating, title: title ?? null, body, language };
      const id = await this.store.create(words, {}, actor);
      await this.pictures.attach(id, media);
      return id;
    });
  }

  private async purchase({ order_item_id, product_id }: Asked, actor: Actor): Promise<number | null> {
    if (!order_item_id) return this.purchases.toReview(product_id ?? 0, actor.id);
    const facts = await this.purchases.facts(order_item_id, { customer_id: actor.id });
    if (product_id !== undefined && product_id !== facts.product_id)
      throw Failure.field('product_id', 'was not bought in that order');
    return order_item_id;
  }
}
