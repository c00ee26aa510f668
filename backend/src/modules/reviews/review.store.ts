import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/access';
import { isDuplicate } from '../../kernel/database';
import { EventBus } from '../../kernel/events';
import { Failure } from '../../kernel/http';
import type { Bounds, Values } from '../../kernel/resource';
import { StatefulStore, StoreTools } from '../../kernel/resource';
import { Product } from '../catalogue';
import { Purchases } from './purchases';
import { Review } from './review.entity';
import { type ReviewMover, reviewMoverOf } from './review.process';
import { ReviewPictures } from './review-pictures';
import { reviewRejected } from './reviews.events';

/** Fields that can't change after creation. */
const FIXED = ['product_id', 'vendor_id', 'order_item_id'] as const;

/** Stores reviews: one per purchase; vendors can't edit customers' text; operators moderate. */
@Injectable()
export class ReviewStore extends StatefulStore<Review> {
  constructor(
    tools: StoreTools,
    private readonly purchases: Purchases,
    private readonly pictures: ReviewPictures,
    private readonly events: EventBus,
  ) {
    super(tools);
  }

  /** @throws Failure 409 `already_reviewed` if the purchase has a review */
  override async create(input: Values, bounds: Bounds, actor: Actor | null): Promise<number> {
    const { vendor_id, ...facts } = await this.subject(input, bounds, actor);
    const source = actor?.audience ?? 'admin';
    const values = this.withReply({ ...input, ...facts, source });
    return super.create(values, { ...bounds, vendor_id }, actor).catch((error: unknown) => {
      throw isDuplicate(error) ? alreadyReviewed() : error;
    });
  }

  override async update(id: number, input: Values, bounds: Bounds, actor: Actor | null): Promise<void> {
    const before = await this.find(id, bounds);
    const moved = FIXED.filter((field) => field in input && input[field] !== before[field]);
    if (moved.length) throw refused(moved, 'can’t be changed: a review belongs to what it was written about');
    if (actor?.audience === 'vendor') {
      const fields = Object.keys(input).filter((field) => field !== 'vendor_reply' && field !== 'version');
      if (fields.length) throw refused(fields, 'can only be changed by the customer; use the store reply');
    }
    await super.update(id, this.withReply(input), bounds, actor);
  }

  /** @throws Failure 409 `not_yours` if a vendor deletes a customer's review, or its own after approval */
  override async remove(id: number, bounds: Bounds, actor: Actor | null): Promise<void> {
    const { source, status } = await this.find(id, bounds);
    if (actor?.audience === 'vendor' && (source !== 'vendor' || status === 'approved'))
      throw Failure.conflict('not_yours', 'Only unapproved reviews that you added yourself can be deleted.');
    await this.tools.database.tx(async () => {
      const pictures = await this.pictures.idsOf(id);
      await super.remove(id, bounds, actor);
      await this.pictures.drop(pictures);
    });
  }

  /** Rejects a review, with a reason or without. @throws Failure 409 `state_not_allowed` */
  async reject(id: number, reason: string | null, actor: Actor | null): Promise<void> {
    await this.transition(id, 'rejected', {}, actor, { rejection_reason: reason });
  }

  /** A reason belongs to its rejection only. */
  protected override beforeTransition(_: Review, __: string, ___: Actor | null, input: Values): Values {
    return { rejection_reason: input.rejection_reason ?? null };
  }

  /** Customers hear of it; what a store entered has no author with an account here. */
  protected override async afterTransition({ id, source }: Review, to: string): Promise<void> {
    if (to === 'rejected' && source === 'customer')
      await this.events.publish(reviewRejected, { review_id: id });
  }

  protected override moverOf(actor: Actor | null, { source }: Review): ReviewMover {
    return reviewMoverOf(actor, source);
  }

  /** Subject of a new review: the purchase, product or store of the input. */
  private async subject(
    input: Values,
    bounds: Bounds,
    actor: Actor | null,
  ): Promise<Values & { vendor_id: number }> {
    const { order_item_id, product_id, vendor_id } = input as Partial<Record<string, number | null>>;
    if (order_item_id) return this.purchases.facts(order_item_id, bounds);
    if (actor?.audience === 'vendor') throw Failure.field('order_item_id', 'Please specify the purchase.');
    if (!product_id && !vendor_id)
      throw Failure.field('product_id', 'Please specify the product or the vendor.');
    if (!product_id) return { vendor_id: Number(vendor_id) };
    const product = await this.tools.database.em.findOne(Product, { where: { id: product_id } });
    if (!product) throw Failure.field('product_id', 'There is no such product.');
    if (vendor_id && vendor_id !== product.vendor_id)
      throw Failure.field('vendor_id', 'is not the vendor of this product');
    return { vendor_id: product.vendor_id };
  }

  private withReply(input: Values): Values {
    if (!('vendor_reply' in input)) return input;
    const vendor_reply = String(input.vendor_reply ?? '').trim() || null;
    return { ...input, vendor_reply, replied_at: vendor_reply ? this.tools.clock.now().toISOString() : null };
  }
}

function refused(fields: readonly string[], why: string): Failure {
  return Failure.invalid(Object.fromEntries(fields.map((field) => [field, [why]])));
}

/** 409: the purchase already has a review. */
export function alreadyReviewed(): Failure {
  return Failure.conflict('already_reviewed', 'This purchase has already been reviewed.');
}
