import { ApiPropertyOptional } from '@nestjs/swagger';
import type { StoreMessage, StoreVendorMessage } from '@stoa/contracts';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import type { FormFile } from '../../../kernel/http';
import { Failure, IsOptionalId, readForm, validationPipe } from '../../../kernel/http';

/** Characters that one message may have. */
const LONGEST_MESSAGE = 2000;
const PICTURE = { field: 'picture', most: 1, noun: 'picture' } as const;
const pipe = validationPipe();

/** Body of `vendor/storeMessage`. */
export class StoreVendorMessageInput implements StoreVendorMessage {
  @IsOptionalId()
  conversation_id?: number | null;

  @IsOptionalId()
  order_id?: number | null;

  @ApiPropertyOptional({ type: 'string', nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_MESSAGE)
  message?: string | null;
}

/** Body of `web/store_message`. */
export class StoreMessageInput extends StoreVendorMessageInput implements StoreMessage {
  @IsOptionalId()
  vendor_id?: number | null;

  @IsOptionalId()
  product_id?: number | null;
}

const PROPERTIES = {
  ...{ conversation_id: { type: 'integer' }, order_id: { type: 'integer' } },
  message: { type: 'string', maxLength: LONGEST_MESSAGE },
  picture: { type: 'string', format: 'binary' },
};

/** What a message may be sent as: its words alone, or a form with a picture beside them. */
export const VENDOR_MESSAGE_FORM = { schema: { type: 'object', properties: PROPERTIES } };
export const MESSAGE_FORM = {
  schema: {
    type: 'object',
    properties: { ...PROPERTIES, vendor_id: { type: 'integer' }, product_id: { type: 'integer' } },
  },
};

/** A message as somebody sends it. */
export interface SentMessage {
  input: StoreMessage;
  picture: FormFile | null;
}

/**
 * Reads a message from JSON or from a form.
 * @throws Failure 422 by field, and on `message` for one that says and shows nothing
 */
export async function readMessage(
  request: FastifyRequest,
  metatype: typeof StoreMessageInput | typeof StoreVendorMessageInput,
): Promise<SentMessage> {
  const form = request.isMultipart() ? await readForm(request, PICTURE) : null;
  const value: unknown = form ? typed(form.words) : request.body;
  const input = (await pipe.transform(value, { type: 'body', metatype })) as StoreMessage;
  // A field of a form that nobody has chosen a file for comes as an empty one.
  const picture = form?.files.find(({ size }) => size > 0) ?? null;
  if (!picture && !input.message?.trim()) throw Failure.field('message', 'must not be empty');
  return { input, picture };
}

/** A form knows texts only, and sends those that nobody has filled in. */
function typed(words: Readonly<Record<string, string>>): Record<string, unknown> {
  const filled = Object.entries(words).filter(([, text]) => text !== '');
  return Object.fromEntries(
    filled.map(([name, text]) => [name, name.endsWith('_id') && /^\d+$/.test(text) ? Number(text) : text]),
  );
}
