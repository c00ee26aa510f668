import { ApiPropertyOptional } from '@nestjs/swagger';
import type { StoreMessage, StoreVendorMessage } from '@stoa/contracts';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import type { FormFile } from '../../../kernel/http';
import { Failure, IsOptionalId, readInput } from '../../../kernel/http';

/** Maximum length of a message in characters. */
const MAX_MESSAGE_LENGTH = 2000;
const PICTURE = { field: 'picture', max: 1, noun: 'picture' } as const;
const IDS = ['conversation_id', 'order_id', 'vendor_id', 'product_id'];

/** Body of `vendor/storeMessage`. */
export class StoreVendorMessageInput implements StoreVendorMessage {
  @IsOptionalId()
  conversation_id?: number | null;

  @IsOptionalId()
  order_id?: number | null;

  @ApiPropertyOptional({ type: 'string', nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(MAX_MESSAGE_LENGTH)
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
  conversation_id: { type: 'integer' },
  order_id: { type: 'integer' },
  message: { type: 'string', maxLength: MAX_MESSAGE_LENGTH },
  picture: { type: 'string', format: 'binary' },
};

/** Form schemas of a message with a picture; text alone may be sent as JSON. */
export const VENDOR_MESSAGE_FORM = { schema: { type: 'object', properties: PROPERTIES } };
export const MESSAGE_FORM = {
  schema: {
    type: 'object',
    properties: { ...PROPERTIES, vendor_id: { type: 'integer' }, product_id: { type: 'integer' } },
  },
};

/** A parsed message request. */
export interface SentMessage {
  input: StoreMessage;
  picture: FormFile | null;
}

/**
 * Reads a message from JSON or from a multipart form.
 * @throws Failure 422 by field, and on `message` if there is neither text nor picture
 */
export async function readMessage(
  request: FastifyRequest,
  metatype: new () => StoreMessageInput | StoreVendorMessageInput,
): Promise<SentMessage> {
  const { input, files } = await readInput(request, metatype, { files: PICTURE, numbers: IDS });
  const [picture = null] = files;
  if (!picture && !input.message?.trim()) throw Failure.field('message', 'must not be empty');
  return { input, picture };
}
