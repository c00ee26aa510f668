import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { AddProductReview as Asked, UpdateReview } from '@stoa/contracts';
import { IsInt, Max, Min, ValidateIf } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import type { FormFile } from '../../kernel/http';
import { IsFilled, IsOptionalId, IsOptionalText, MAX_ID, readForm, validationPipe } from '../../kernel/http';

/** Maximum number of pictures per review. */
export const MOST_PICTURES = 5;
const PICTURES = { field: 'pictures', most: MOST_PICTURES, noun: 'picture' } as const;
const NUMBERS = ['product_id', 'order_item_id', 'rating'];
const pipe = validationPipe();

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
export class AddProductReviewInput extends UpdateReviewInput implements Asked {
  @ApiPropertyOptional({ type: 'integer' })
  @ValidateIf(({ order_item_id }: Asked, value: unknown) => value !== undefined || !order_item_id)
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
      pictures: { type: 'array', maxItems: MOST_PICTURES, items: { type: 'string', format: 'binary' } },
    },
  },
};

/** A parsed review request. */
export interface SentReview {
  input: Asked;
  pictures: FormFile[];
}

/** Reads a review from JSON or from a multipart form. @throws Failure 422 by field */
export async function readReview(request: FastifyRequest): Promise<SentReview> {
  const form = request.isMultipart() ? await readForm(request, PICTURES) : null;
  const value: unknown = form ? typed(form.fields) : request.body;
  const input = (await pipe.transform(value, { type: 'body', metatype: AddProductReviewInput })) as Asked;
  // Browsers send an empty file for a file field that was left empty.
  return { input, pictures: form?.files.filter(({ size }) => size > 0) ?? [] };
}

/** Form values are strings: drops empty ones and converts numbers. */
function typed(fields: Readonly<Record<string, string>>): Record<string, unknown> {
  const filled = Object.entries(fields).filter(([, text]) => text !== '');
  return Object.fromEntries(
    filled.map(([name, text]) => [name, NUMBERS.includes(name) && /^\d+$/.test(text) ? Number(text) : text]),
  );
}
