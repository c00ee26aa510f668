import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsOptional, Matches, MaxLength } from 'class-validator';
import type { Actor } from '../../../kernel/access';
import { Me, SignedIn } from '../../../kernel/access';
import { IsFilled } from '../../../kernel/http';
import { SendPush } from './send-push';
import { StorePushToken } from './store-push-token';

/** Body of `storeFcmToken`. */
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

/** Messages to the devices of the customer who is signed in (specification §7.4). */
@ApiTags('web push')
@SignedIn('customer')
@Controller('backend/api/web')
export class PushController {
  constructor(
    private readonly storing: StorePushToken,
    private readonly sending: SendPush,
  ) {}

  @HttpCode(200)
  @Post('storeFcmToken')
  store(@Body() { token }: PushTokenInput, @Me() actor: Actor): Promise<void> {
    return this.storing.execute(token, actor);
  }

  @HttpCode(200)
  @Post('sendPushNotification')
  send(
    @Body() { path = '/', ...message }: PushMessageInput,
    @Me() actor: Actor,
  ): Promise<{ devices: number }> {
    return this.sending.toOneself(actor.id, { ...message, path });
  }
}
