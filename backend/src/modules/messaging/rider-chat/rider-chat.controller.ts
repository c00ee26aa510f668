import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { RiderChat, RiderChatRow, RiderMessageRow } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { Allow, Limited, Me } from '../../../kernel/access';
import { IdPipe } from '../../../kernel/http';
import { RiderChats } from './rider-chats';
import { StoreRiderMessageInput, WriteRiderMessage } from './write-rider-message';

/** Messages with riders (specification §7.6); `{id}` is the rider's. */
@ApiTags('rider messages')
@Controller('backend/api')
export class RiderChatController {
  constructor(
    private readonly chats: RiderChats,
    private readonly write: WriteRiderMessage,
  ) {}

  @Allow('admin', 'rider_messages.read')
  @Get('admin/getRiderMessages')
  list(@Me() actor: Actor): Promise<RiderChatRow[]> {
    return this.chats.list(actor);
  }

  @Allow('admin', 'rider_messages.read')
  @Get('admin/fetchAllRiderMessages/:id')
  one(@Param('id', IdPipe) id: number, @Me() actor: Actor): Promise<RiderChat> {
    return this.chats.one(id, actor);
  }

  @Allow('admin', 'rider_messages.create')
  @Limited('message')
  @HttpCode(200)
  @Post('admin/storeRiderMessage')
  store(@Body() input: StoreRiderMessageInput, @Me() actor: Actor): Promise<RiderMessageRow> {
    return this.write.fromInbox(input, actor);
  }

  @Allow('vendor', 'rider_messages.read')
  @Get('vendor/getRiderMessages')
  ownList(@Me() actor: Actor): Promise<RiderChatRow[]> {
    return this.chats.list(actor);
  }

  @Allow('vendor', 'rider_messages.read')
  @Get('vendor/fetchAllRiderMessages/:id')
  ownOne(@Param('id', IdPipe) id: number, @Me() actor: Actor): Promise<RiderChat> {
    return this.chats.one(id, actor);
  }

  @Allow('vendor', 'rider_messages.create')
  @Limited('message')
  @HttpCode(200)
  @Post('vendor/storeRiderMessage')
  storeOwn(@Body() input: StoreRiderMessageInput, @Me() actor: Actor): Promise<RiderMessageRow> {
    return this.write.fromInbox(input, actor);
  }
}
