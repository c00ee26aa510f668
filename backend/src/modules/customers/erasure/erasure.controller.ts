import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import type { AccountErasure } from '@stoa/contracts';
import { IsString, MaxLength } from 'class-validator';
import type { Actor, Caller } from '../../../kernel/access';
import { From, Limited, Me, SignedIn } from '../../../kernel/access';
import { Given } from '../../../kernel/http';
import { RequestErasure } from './request-erasure';

/** Body of `requestErasure`. */
export class RequestErasureInput {
  /** Of accounts that have one. */
  @ApiPropertyOptional()
  @Given()
  @IsString()
  @MaxLength(200)
  current_password?: string;
}

/** Deleting one's own account. */
@ApiTags('web account')
@SignedIn('customer')
@Controller('backend/api/web')
export class ErasureController {
  constructor(private readonly erasure: RequestErasure) {}

  @Get('account_erasure')
  standing(@Me() actor: Actor, @From() { language }: Caller): Promise<AccountErasure> {
    return this.erasure.standing(actor, language);
  }

  @Limited('current_password')
  @HttpCode(200)
  @Post('requestErasure')
  requestErasure(@Body() input: RequestErasureInput, @Me() actor: Actor): Promise<{ erasure_at: string }> {
    return this.erasure.execute(input, actor);
  }
}
