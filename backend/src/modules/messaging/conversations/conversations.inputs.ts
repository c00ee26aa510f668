import { ApiPropertyOptional } from '@nestjs/swagger';
import type { FetchMessages, ReadMessages } from '@stoa/contracts';
import { IsBoolean, IsOptional } from 'class-validator';
import { IsId, IsOptionalQueryId } from '../../../kernel/http';

/** Query of a conversation list, or of a conversation's messages. */
export class BeforeQuery {
  /** Cursor: id of a message; only older ones are returned. */
  @IsOptionalQueryId()
  before?: number;
}

/** Query of `fetch_message`. */
export class FetchMessagesQuery extends BeforeQuery implements FetchMessages {
  @IsOptionalQueryId()
  conversation_id?: number;

  @IsOptionalQueryId()
  vendor_id?: number;
}

/** Body of calls about a whole conversation. */
export class ConversationInput {
  @IsId()
  conversation_id!: number;
}

/** Body of `read_messages`. */
export class ReadMessagesInput extends ConversationInput implements ReadMessages {
  @IsId()
  message_id!: number;
}

/** Body of `retract_message`. */
export class RetractMessageInput {
  @IsId()
  message_id!: number;
}

/** Body of `closeConversation`. */
export class CloseConversationInput extends ConversationInput {
  /** False reopens it. */
  @ApiPropertyOptional({ default: true })
  @IsOptional()
  @IsBoolean()
  closed?: boolean;
}
