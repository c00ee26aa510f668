import { ApiPropertyOptional } from '@nestjs/swagger';
import type { FetchMessages, ReadMessages } from '@stoa/contracts';
import { IsBoolean, IsOptional } from 'class-validator';
import { IsId, IsOptionalQueryId } from '../../../kernel/http';

/** Query of a list, or of a conversation's messages. */
export class BeforeQuery {
  /** Id of the message before which older ones are wanted. */
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

/** Body of what concerns a whole conversation. */
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
  /** False to open it again. */
  @ApiPropertyOptional({ default: true })
  @IsOptional()
  @IsBoolean()
  closed?: boolean;
}
