import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { RedirectTarget } from '@stoa/contracts';
import { Public } from '../../../kernel/access';
import { RedirectQuery } from './redirects.inputs';
import { ResolveRedirect } from './resolve-redirect';

/** Where the storefront sends visitors of old addresses. */
@ApiTags('web content')
@Public()
@Controller('backend/api/web')
export class RedirectsController {
  constructor(private readonly resolving: ResolveRedirect) {}

  @Get('redirect_target')
  target(@Query() { address }: RedirectQuery): Promise<RedirectTarget> {
    return this.resolving.execute(address);
  }
}
