import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import type { AccountErasure } from '@stoa/contracts';
import { IsString, MaxLength } from 'class-validator';
import type { Actor, Caller } from '../../../kernel/access';
import { From, Limited, Me, SignedIn } from '../../../kernel/access';
import { IsUndefinable } from '../../../kernel/http';
import { RequestErasure } from './request-erasure';

/** Body of `requestErasure`. */
export class RequestErasureInput {
  /** Required for accounts with a password. */
  @ApiPropertyOptional()
  @IsUndefinable()
  @IsString()
  @MaxLength(200)
  current_password?: string;
}

/** Erasure of the customer's own account. */
@ApiTags('web account')
@SignedIn('customer')
@Controller('backend/api/web')
export class ErasureController {
  constructor(private readonly erasure: RequestErasure) {}

  @Get('account_erasure')
  show(@Me() actor: Actor, @From() { language }: Caller): Promise<AccountErasure> {
    return this.erasure.getStatus(actor, language);
  }

  @Limited('current_password')
  @HttpCode(200)
  @Post('requestErasure')
  requestErasure(@Body() input: RequestErasureInput, @Me() actor: Actor): Promise<{ erasure_at: string }> {
    return this.erasure.execute(input, actor);
  }
}
