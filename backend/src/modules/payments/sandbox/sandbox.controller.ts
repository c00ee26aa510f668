import { Controller, Get, Param, Post, Redirect, Res, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Limited, Public } from '../../../kernel/access';
import { ShowSandbox } from './show-sandbox';

/** The sandbox's hosted page; no part of the API. Whoever has a charge's unguessable id may pay it. */
@ApiExcludeController()
@Public()
@Limited('payment_page')
@Controller('backend/sandbox')
export class SandboxController {
  constructor(private readonly sandbox: ShowSandbox) {}

  @Get(':charge')
  page(
    @Param('charge') charge_id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return this.sandbox.execute(charge_id, reply);
  }

  @Redirect()
  @Post(':charge/:outcome')
  choose(
    @Param('charge') charge_id: string,
    @Param('outcome') outcome: string,
  ): Promise<{ url: string; statusCode: number }> {
    return this.sandbox.choose(charge_id, outcome);
  }
}
