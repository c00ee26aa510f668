import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { AddProductReview as Input, UpdateReview } from '@stoa/contracts';
import { IsInt, Max, Min, ValidateIf } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import {
  IsFilled,
  IsOptionalId,
  IsOptionalText,
  MAX_ID,
  readInput,
  type Submission,
} from '../../kernel/http';

/** Maximum number of pictures per review. */
export const MAX_PICTURES = 5;
const PICTURES = { field: 'pictures', max: MAX_PICTURES, noun: 'picture' } as const;
const NUMBERS = ['product_id', 'order_item_id', 'rating'];

/** Body of `updateReview`. */
export class UpdateReviewInput implements UpdateReview {
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

/** Body of `add_product_review`: an order line, or just the product. */
export class AddProductReviewInput extends UpdateReviewInput implements Input {
  @ApiPropertyOptional({ type: 'integer' })
  @ValidateIf(({ order_item_id }: Input, value: unknown) => value !== undefined || !order_item_id)
  @IsInt()
  @Min(1)
  @Max(MAX_ID)
  product_id?: number;

  @IsOptionalId()
  order_item_id?: number;
}

/** Form schema of a review with pictures; text alone may be sent as JSON. */
export const REVIEW_FORM = {
  schema: {
    type: 'object',
    required: ['rating', 'body'],
    properties: {
      product_id: { type: 'integer' },
      order_item_id: { type: 'integer' },
      rating: { type: 'integer', minimum: 1, maximum: 5 },
      title: { type: 'string', maxLength: 120 },
      body: { type: 'string', maxLength: 4000 },
      pictures: { type: 'array', maxItems: MAX_PICTURES, items: { type: 'string', format: 'binary' } },
    },
  },
};

/** Reads a review from JSON or from a multipart form. @throws Failure 422 by field */
export const readReview = (request: FastifyRequest): Promise<Submission<AddProductReviewInput>> =>
  readInput(request, AddProductReviewInput, { files: PICTURES, numbers: NUMBERS });
