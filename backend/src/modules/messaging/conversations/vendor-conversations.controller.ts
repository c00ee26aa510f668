import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ConversationList, ConversationPage, StoredMessage } from '@stoa/contracts';
import type { FastifyRequest } from 'fastify';
import type { Actor, Caller } from '../../../kernel/access';
import { Allow, From, Limited, Me } from '../../../kernel/access';
import { IdPipe, TakesFiles } from '../../../kernel/http';
import {
  BeforeQuery,
  ConversationInput,
  ReadMessagesInput,
  RetractMessageInput,
} from './conversations.inputs';
import { Conversations } from './conversations';
import { MarkRead } from './mark-read';
import { VENDOR_MESSAGE_FORM } from './message-form';
import { RetractMessage } from './retract-message';
import { SendMessage } from './send-message';
import { SendTyping } from './send-typing';

/** A store's conversations with customers; the vendor id comes from the session. */
@ApiTags('customer messages')
@Controller('backend/api/vendor')
export class VendorConversationsController {
  constructor(
    private readonly conversations: Conversations,
    private readonly send: SendMessage,
    private readonly read: MarkRead,
    private readonly typing: SendTyping,
    private readonly retract: RetractMessage,
  ) {}

  @Allow('vendor', 'conversations.read')
  @Get('getConversations')
  list(
    @Query() { before }: BeforeQuery,
    @Me() actor: Actor,
    @From() { language }: Caller,
  ): Promise<ConversationList> {
    return this.conversations.list(before, actor, language);
  }

  @Allow('vendor', 'conversations.read')
  @Get('fetchConversation/:id')
  one(
    @Param('id', IdPipe) id: number,
    @Query() { before }: BeforeQuery,
    @Me() actor: Actor,
    @From() { language }: Caller,
  ): Promise<ConversationPage> {
    return this.conversations.one(id, before, actor, language);
  }

  @Allow('vendor', 'conversations.create')
  @TakesFiles(VENDOR_MESSAGE_FORM, 'application/json')
  @Limited('message')
  @HttpCode(200)
  @Post('storeMessage')
  store(@Req() request: FastifyRequest, @From() caller: Caller): Promise<StoredMessage> {
    return this.send.execute(request, caller);
  }

  @Allow('vendor', 'conversations.read')
  @HttpCode(200)
  @Post('readMessages')
  readMessages(@Body() input: ReadMessagesInput, @Me() actor: Actor): Promise<{ unread: number }> {
    return this.read.execute(input, actor);
  }

  @Allow('vendor', 'conversations.create')
  @Limited('typing')
  @HttpCode(200)
  @Post('messageTyping')
  messageTyping(@Body() { conversation_id }: ConversationInput, @Me() actor: Actor): Promise<void> {
    return this.typing.execute(conversation_id, actor);
  }

  @Allow('vendor', 'conversations.create')
  @HttpCode(200)
  @Post('retractMessage')
  retractMessage(@Body() { message_id }: RetractMessageInput, @Me() actor: Actor): Promise<{ id: number }> {
    return this.retract.execute(message_id, actor);
  }
}
