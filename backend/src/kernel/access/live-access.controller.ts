import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import type { LiveTicket } from '@stoa/contracts';
import { IsOptional, Matches } from 'class-validator';
import type { HostedGrant } from '../realtime';
import type { Actor } from './actor';
import { Me, SignedIn } from './decorators';
import { LiveAccess } from './live-access';

/** Body of `realtime_auth`, with the names that the provider's clients use. */
export class LiveAccessInput {
  @ApiProperty({ type: 'string' })
  @Matches(/^\d{1,20}\.\d{1,20}$/, { message: 'must be the id of a connection' })
  socket_id!: string;

  @ApiPropertyOptional({ type: 'string', nullable: true })
  @IsOptional()
  @Matches(/^private-[a-z][\w.-]{0,99}$/, { message: 'must be the name of a private channel' })
  channel_name?: string | null;
}

/** Authorises customers' pages for realtime channels (specification §9). */
@ApiTags('real time')
@SignedIn('customer')
@Controller('backend/api/web')
export class LiveAccessController {
  constructor(private readonly access: LiveAccess) {}

  @Get('realtime_ticket')
  ticket(@Me() actor: Actor): LiveTicket {
    return this.access.ticket(actor);
  }

  @HttpCode(200)
  @Post('realtime_auth')
  grant(@Body() { socket_id, channel_name }: LiveAccessInput, @Me() actor: Actor): Promise<HostedGrant> {
    return this.access.grant(socket_id, channel_name, actor);
  }
}
