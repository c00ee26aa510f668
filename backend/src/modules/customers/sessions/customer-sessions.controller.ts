import { Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { CustomerSession } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { Me, SignedIn } from '../../../kernel/access';
import { IdPipe } from '../../../kernel/http';
import { CustomerSessions } from './customer-sessions';

/** The customer's active sessions. */
@ApiTags('web account')
@SignedIn('customer')
@Controller('backend/api/web')
export class CustomerSessionsController {
  constructor(private readonly sessions: CustomerSessions) {}

  @Get('customer_sessions')
  list(@Me() actor: Actor): Promise<CustomerSession[]> {
    return this.sessions.list(actor);
  }

  @Delete('endSession/:id')
  end(@Param('id', IdPipe) id: number, @Me() actor: Actor): Promise<CustomerSession[]> {
    return this.sessions.end(id, actor);
  }

  @HttpCode(200)
  @Post('endOtherSessions')
  endOthers(@Me() actor: Actor): Promise<CustomerSession[]> {
    return this.sessions.endOthers(actor);
  }
}
