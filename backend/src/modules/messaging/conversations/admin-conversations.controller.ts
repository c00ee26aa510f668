import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ConversationList, ConversationPage } from '@stoa/contracts';
import type { Actor, Caller } from '../../../kernel/access';
import { Allow, From, Me } from '../../../kernel/access';
import { IdPipe } from '../../../kernel/http';
import { CloseConversation } from './close-conversation';
import { BeforeQuery, CloseConversationInput } from './conversations.inputs';
import { Conversations } from './conversations';

/** Conversations between customers and stores, read-only for operators apart from closing them. */
@ApiTags('customer messages')
@Controller('backend/api/admin')
export class AdminConversationsController {
  constructor(
    private readonly conversations: Conversations,
    private readonly close: CloseConversation,
  ) {}

  @Allow('admin', 'conversations.read')
  @Get('getConversations')
  list(
    @Query() { before }: BeforeQuery,
    @Me() actor: Actor,
    @From() { language }: Caller,
  ): Promise<ConversationList> {
    return this.conversations.list(before, actor, language);
  }

  @Allow('admin', 'conversations.read')
  @Get('fetchConversation/:id')
  one(
    @Param('id', IdPipe) id: number,
    @Query() { before }: BeforeQuery,
    @Me() actor: Actor,
    @From() { language }: Caller,
  ): Promise<ConversationPage> {
    return this.conversations.one(id, before, actor, language);
  }

  @Allow('admin', 'conversations.update')
  @HttpCode(200)
  @Post('closeConversation')
  closeConversation(
    @Body() { conversation_id, closed = true }: CloseConversationInput,
    @Me() actor: Actor,
  ): Promise<{ id: number; is_closed: boolean }> {
    return this.close.execute(conversation_id, closed, actor);
  }
}
