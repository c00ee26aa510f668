import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  REFUND_DESTINATIONS,
  RETURN_REASONS,
  type RefundDestination,
  type RequestReturn,
  type ReturnReason,
} from '@stoa/contracts';
import { ArrayMinSize, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import {
  AreInputs,
  IsId,
  IsOptionalId,
  IsOptionalText,
  IsRequestKey,
  readInput,
  type Submission,
} from '../../kernel/http';

/** Maximum number of pictures per return. */
const MAX_PICTURES = 5;
const MAX_LINES = 100;
const PICTURES = { field: 'pictures', max: MAX_PICTURES, noun: 'picture' } as const;

/** Units of one order line to return. */
export class RequestedLineInput {
  @IsId()
  order_line_id!: number;

  @ApiProperty({ type: 'integer', minimum: 1 })
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  quantity!: number;

  @ApiProperty({ enum: [...RETURN_REASONS] })
  @IsIn([...RETURN_REASONS])
  reason!: ReturnReason;

  /** Variant wanted instead of a refund. */
  @IsOptionalId()
  exchange_variant_id?: number | null;
}

/** Body of `requestReturn`. */
export class RequestReturnInput implements RequestReturn {
  @IsId()
  order_id!: number;

  @ApiProperty({ type: [RequestedLineInput] })
  @ArrayMinSize(1)
  @AreInputs(() => RequestedLineInput, MAX_LINES)
  lines!: RequestedLineInput[];

  @ApiPropertyOptional({ enum: [...REFUND_DESTINATIONS] })
  @IsOptional()
  @IsIn([...REFUND_DESTINATIONS])
  refund_to?: RefundDestination;

  @IsOptionalText(1000)
  note?: string | null;

  @IsRequestKey()
  request_key?: string;

  @IsOptionalText(100)
  access_token?: string | null;
}

/** Form schema of a request with pictures; without them it may be sent as JSON. */
export const RETURN_FORM = {
  schema: {
    type: 'object',
    required: ['order_id', 'lines'],
    properties: {
      order_id: { type: 'integer' },
      lines: {
        type: 'array',
        minItems: 1,
        maxItems: MAX_LINES,
        items: {
          type: 'object',
          required: ['order_line_id', 'quantity', 'reason'],
          properties: {
            order_line_id: { type: 'integer' },
            quantity: { type: 'integer', minimum: 1 },
            reason: { type: 'string', enum: [...RETURN_REASONS] },
            exchange_variant_id: { type: 'integer' },
          },
        },
      },
      refund_to: { type: 'string', enum: [...REFUND_DESTINATIONS] },
      note: { type: 'string', maxLength: 1000 },
      request_key: { type: 'string' },
      access_token: { type: 'string' },
      pictures: { type: 'array', maxItems: MAX_PICTURES, items: { type: 'string', format: 'binary' } },
    },
  },
};

/** Reads a request from JSON or from a multipart form. @throws Failure 422 by field */
export const readReturn = (request: FastifyRequest): Promise<Submission<RequestReturnInput>> =>
  readInput(request, RequestReturnInput, { files: PICTURES, numbers: ['order_id'], json: ['lines'] });
