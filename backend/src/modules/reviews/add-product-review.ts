import { Injectable } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { AddProductReview as Asked, ReviewStatus } from '@stoa/contracts';
import { IsInt, Max, Min, ValidateIf } from 'class-validator';
import type { Actor } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure, IsFilled, IsOptionalId, IsOptionalText, MAX_ID } from '../../kernel/http';
import { Purchases } from './purchases';
import { alreadyReviewed, ReviewStore } from './review.store';

/** Body of `add_product_review`: the purchase, or just the product. */
export class AddProductReviewInput implements Asked {
  @ApiPropertyOptional({ type: 'integer' })
  @ValidateIf(
    ({ order_item_id }: Asked, value: unknown) => value !== undefined || order_item_id === undefined,
  )
  @IsInt()
  @Min(1)
  @Max(MAX_ID)
  product_id?: number;

  @IsOptionalId()
  order_item_id?: number;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 5 })
  @IsInt()
  @Min(1)
  @Max(5)
  rating!: number;

  @IsOptionalText(120)
  title?: string | null;

  @IsFilled(4000)
  body!: string;
}

/** Takes a customer's review of something they have bought and received, once a purchase (specification §7.7). */
@Injectable()
export class AddProductReview {
  constructor(
    private readonly database: Database,
    private readonly purchases: Purchases,
    private readonly store: ReviewStore,
  ) {}

  /** @throws Failure 422 without a delivered purchase; 409 `already_reviewed` when each has its review */
  async execute(input: Asked, actor: Actor): Promise<{ id: number; status: ReviewStatus }> {
    const { rating, title, body } = input;
    const id = await this.database.tx(async () => {
      const order_item_id = await this.purchase(input, actor);
      if (!order_item_id) throw alreadyReviewed();
      return this.store.create({ order_item_id, rating, title: title ?? null, body }, {}, actor);
    });
    return { id, status: 'pending' };
  }

  private async purchase({ order_item_id, product_id }: Asked, actor: Actor): Promise<number | null> {
    if (order_item_id === undefined) return this.purchases.toReview(product_id ?? 0, actor.id);
    const facts = await this.purchases.facts(order_item_id, { customer_id: actor.id });
    if (product_id !== undefined && product_id !== facts.product_id)
      throw Failure.field('product_id', 'is not what was bought there');
    return order_item_id;
  }
}
