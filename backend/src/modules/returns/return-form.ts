import { ApiProperty } from '@nestjs/swagger';
import { RETURN_REASONS, type RequestReturn, type ReturnReason } from '@stoa/contracts';
import { ArrayMinSize, IsIn, IsInt, Max, Min } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import type { FormFile } from '../../kernel/http';
import {
  AreInputs,
  Failure,
  IsId,
  IsOptionalId,
  IsOptionalText,
  readForm,
  validationPipe,
} from '../../kernel/http';
import { IsRequestKey } from '../shopping';

/** Maximum number of pictures per return. */
const MOST_PICTURES = 5;
const MOST_LINES = 100;
const PICTURES = { field: 'pictures', most: MOST_PICTURES, noun: 'picture' } as const;
const pipe = validationPipe();

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
  @AreInputs(() => RequestedLineInput, MOST_LINES)
  lines!: RequestedLineInput[];

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
        maxItems: MOST_LINES,
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
      note: { type: 'string', maxLength: 1000 },
      request_key: { type: 'string' },
      access_token: { type: 'string' },
      pictures: { type: 'array', maxItems: MOST_PICTURES, items: { type: 'string', format: 'binary' } },
    },
  },
};

/** A parsed request for a return. */
export interface SentReturn {
  input: RequestReturn;
  pictures: FormFile[];
}

/** Reads a request from JSON or from a multipart form. @throws Failure 422 by field */
export async function readReturn(request: FastifyRequest): Promise<SentReturn> {
  const form = request.isMultipart() ? await readForm(request, PICTURES) : null;
  const value: unknown = form ? typed(form.fields) : request.body;
  const input = (await pipe.transform(value, {
    type: 'body',
    metatype: RequestReturnInput,
  })) as RequestReturn;
  // Browsers send an empty file for a file field that was left empty.
  return { input, pictures: form?.files.filter(({ size }) => size > 0) ?? [] };
}

/** Form values are strings: drops empty ones, and converts the order's id and the lines. */
function typed({ order_id, lines, ...rest }: Readonly<Record<string, string>>): Record<string, unknown> {
  const filled = Object.fromEntries(Object.entries(rest).filter(([, text]) => text !== ''));
  const id = /^\d+$/.test(order_id ?? '') ? Number(order_id) : order_id;
  return { ...filled, order_id: id, lines: listOf(lines ?? '[]') };
}

function listOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw Failure.field('lines', 'must be JSON');
  }
}
