import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { AddProductReview as Input, UpdateReview } from '@stoa/contracts';
import { ArrayMaxSize, IsArray, IsInt, Max, Min, ValidateIf } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import {
  IsFilled,
  IsOptionalId,
  IsOptionalText,
  IsUndefinable,
  MAX_ID,
  readInput,
  type Submission,
} from '../../kernel/http';

/** Maximum number of pictures per review. */
export const MAX_PICTURES = 5;
const PICTURES = { field: 'pictures', max: MAX_PICTURES, noun: 'picture' } as const;
const NUMBERS = ['product_id', 'order_item_id', 'rating'];

/** What a review says. */
class ReviewInput {
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

/** Body of `updateReview`. */
export class UpdateReviewInput extends ReviewInput implements UpdateReview {
  @ApiPropertyOptional({ type: 'array', items: { type: 'integer' }, maxItems: MAX_PICTURES })
  @IsUndefinable()
  @IsArray()
  @ArrayMaxSize(MAX_PICTURES)
  @IsInt({ each: true })
  removed_picture_ids?: number[];
}

/** Body of `add_product_review`: an order line, or just the product. */
export class AddProductReviewInput extends ReviewInput implements Input {
  @ApiPropertyOptional({ type: 'integer' })
  @ValidateIf(({ order_item_id }: Input, value: unknown) => value !== undefined || !order_item_id)
  @IsInt()
  @Min(1)
  @Max(MAX_ID)
  product_id?: number;

  @IsOptionalId()
  order_item_id?: number;
}

const TEXT = {
  rating: { type: 'integer', minimum: 1, maximum: 5 },
  title: { type: 'string', maxLength: 120 },
  body: { type: 'string', maxLength: 4000 },
} as const;
const FILES = { type: 'array', maxItems: MAX_PICTURES, items: { type: 'string', format: 'binary' } } as const;

/** Form schema of a review with pictures; text alone may be sent as JSON. */
export const REVIEW_FORM = {
  schema: {
    type: 'object',
    required: ['rating', 'body'],
    properties: {
      product_id: { type: 'integer' },
      order_item_id: { type: 'integer' },
      ...TEXT,
      pictures: FILES,
    },
  },
};

/** The same of an edited review. */
export const UPDATE_REVIEW_FORM = {
  schema: {
    type: 'object',
    required: ['rating', 'body'],
    properties: {
      ...TEXT,
      removed_picture_ids: { type: 'array', maxItems: MAX_PICTURES, items: { type: 'integer' } },
      pictures: FILES,
    },
  },
};

/** Reads a review from JSON or from a multipart form. @throws Failure 422 by field */
export const readReview = (request: FastifyRequest): Promise<Submission<AddProductReviewInput>> =>
  readInput(request, AddProductReviewInput, { files: PICTURES, numbers: NUMBERS });

/** Reads an edited review in the same way. @throws Failure 422 by field */
export const readUpdatedReview = (request: FastifyRequest): Promise<Submission<UpdateReviewInput>> =>
  readInput(request, UpdateReviewInput, { files: PICTURES, numbers: NUMBERS, json: ['removed_picture_ids'] });
