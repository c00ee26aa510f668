import { Body, Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ConversationList, ConversationPage, StoredMessage } from '@stoa/contracts';
import type { FastifyRequest } from 'fastify';
import type { Actor, Caller } from '../../../kernel/access';
import { From, Limited, Marketplace, Me, SignedIn } from '../../../kernel/access';
import { TakesFiles } from '../../../kernel/http';
import {
  ConversationInput,
  FetchMessagesQuery,
  ReadMessagesInput,
  RetractMessageInput,
} from './conversations.inputs';
import { Conversations } from './conversations';
import { MarkRead } from './mark-read';
import { MESSAGE_FORM } from './message-form';
import { RetractMessage } from './retract-message';
import { SendMessage } from './send-message';
import { SendTyping } from './send-typing';
import { UnreadCounts } from './unread-counts';

/** A customer's conversations with stores (specification §7.7). */
@ApiTags('web messages')
@Marketplace()
@SignedIn('customer')
@Controller('backend/api/web')
export class CustomerConversationsController {
  constructor(
    private readonly conversations: Conversations,
    private readonly send: SendMessage,
    private readonly read: MarkRead,
    private readonly typing: SendTyping,
    private readonly retract: RetractMessage,
    private readonly unread: UnreadCounts,
  ) {}

  @Get('fetch_message')
  fetchMessage(
    @Query() query: FetchMessagesQuery,
    @Me() actor: Actor,
    @From() { language }: Caller,
  ): Promise<ConversationList | ConversationPage> {
    return this.conversations.fetch(query, actor, language);
  }

  @TakesFiles(MESSAGE_FORM, 'application/json')
  @Limited('message')
  @HttpCode(200)
  @Post('store_message')
  storeMessage(@Req() request: FastifyRequest, @From() caller: Caller): Promise<StoredMessage> {
    return this.send.execute(request, caller);
  }

  @HttpCode(200)
  @Post('read_messages')
  readMessages(@Body() input: ReadMessagesInput, @Me() actor: Actor): Promise<{ unread: number }> {
    return this.read.execute(input, actor);
  }

  @Limited('typing')
  @HttpCode(200)
  @Post('message_typing')
  messageTyping(@Body() { conversation_id }: ConversationInput, @Me() actor: Actor): Promise<void> {
    return this.typing.execute(conversation_id, actor);
  }

  @HttpCode(200)
  @Post('retract_message')
  retractMessage(@Body() { message_id }: RetractMessageInput, @Me() actor: Actor): Promise<{ id: number }> {
    return this.retract.execute(message_id, actor);
  }

  @Get('unread_messages')
  async unreadMessages(@Me() { id }: Actor): Promise<{ unread: number }> {
    return { unread: await this.unread.total({ customer_id: id }, 'customer') };
  }
}
