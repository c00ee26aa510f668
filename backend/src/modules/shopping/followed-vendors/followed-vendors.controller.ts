import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FollowedVendor, VendorSummary } from '@stoa/contracts';
import type { Actor, Caller } from '../../../kernel/access';
import { From, Limited, Me, SignedIn } from '../../../kernel/access';
import { FollowVendor } from './follow-vendor';
import { FollowedVendors } from './followed-vendors';
import { FollowVendorInput } from './followed-vendors.inputs';

/** Endpoints for the stores that a customer follows (specification §7.7). */
@ApiTags('web stores')
@SignedIn('customer')
@Controller('backend/api/web')
export class FollowedVendorsController {
  constructor(
    private readonly follow: FollowVendor,
    private readonly followed: FollowedVendors,
  ) {}

  @Limited('follow')
  @HttpCode(200)
  @Post('follow_vendor')
  followVendor(@Body() input: FollowVendorInput, @Me() actor: Actor): Promise<FollowedVendor> {
    return this.follow.execute(input, actor);
  }

  @Get('followed_vendors')
  followedVendors(@Me() actor: Actor, @From() { language }: Caller): Promise<VendorSummary[]> {
    return this.followed.list(actor, language);
  }
}
