import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import type { PushDevice } from '@stoa/contracts';
import { IsOptional, Matches, MaxLength } from 'class-validator';
import { type Actor, type Caller, From, Limited, Me, SignedIn } from '../../../kernel/access';
import { Failure, IsFilled } from '../../../kernel/http';
import { PushDevices } from './push-devices';
import { SendPush } from './send-push';
import { StorePushToken } from './store-push-token';

/** Body of `storeFcmToken`: a Firebase token, or the JSON of a browser subscription's `toJSON()`. */
export class PushTokenInput {
  @IsFilled(4096)
  token!: string;
}

/** Body of `sendPushNotification`. */
export class PushMessageInput {
  @IsFilled(120)
  title!: string;

  @IsFilled(500)
  body!: string;

  @ApiPropertyOptional()
  @IsOptional()
  @Matches(/^\/(?![/\\])/, { message: 'must be a path of this shop' })
  @MaxLength(300)
  path?: string;
}

/** Push notifications of the signed-in customer (specification §7.4). */
@ApiTags('web push')
@SignedIn('customer')
@Controller('backend/api/web')
export class PushController {
  constructor(
    private readonly storing: StorePushToken,
    private readonly sending: SendPush,
    private readonly devices: PushDevices,
  ) {}

  /** Not in the specification: whether the requesting browser is registered. */
  @Get('push_device')
  device(@Me() actor: Actor): Promise<PushDevice> {
    return this.devices.findBySession(actor);
  }

  @Delete('push_device')
  remove(@Me() actor: Actor): Promise<PushDevice> {
    return this.devices.remove(actor);
  }

  @HttpCode(200)
  @Limited('push_device')
  @Post('storeFcmToken')
  store(@Body() { token }: PushTokenInput, @Me() actor: Actor): Promise<void> {
    return this.storing.execute(token, actor);
  }

  @HttpCode(200)
  @Post('sendPushNotification')
  send(
    @Body() { path = '/', ...message }: PushMessageInput,
    @From() { actor, language }: Caller,
  ): Promise<{ devices: number }> {
    if (!actor) throw Failure.unauthenticated();
    return this.sending.toOneself(actor.id, { ...message, path, language });
  }
}
