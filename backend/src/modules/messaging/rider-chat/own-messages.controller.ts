import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { RiderMessageRow } from '@stoa/contracts';
import { type Actor, Limited, Me, SignedIn } from '../../../kernel/access';
import { RiderChats } from './rider-chats';
import { StoreOwnMessageInput, WriteRiderMessage } from './write-rider-message';

/** A rider's own messages. */
@ApiTags('rider duty')
@Controller('backend/api/rider')
export class OwnMessagesController {
  constructor(
    private readonly chats: RiderChats,
    private readonly write: WriteRiderMessage,
  ) {}

  @SignedIn('rider')
  @Get('messages')
  list(@Me() { id }: Actor): Promise<RiderMessageRow[]> {
    return this.chats.ofRider(id);
  }

  @SignedIn('rider')
  @Limited('message')
  @HttpCode(200)
  @Post('storeMessage')
  store(@Body() input: StoreOwnMessageInput, @Me() { id }: Actor): Promise<RiderMessageRow> {
    return this.write.fromRider(id, input);
  }
}
