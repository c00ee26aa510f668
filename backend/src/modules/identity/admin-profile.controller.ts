import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AccountProfile } from '@stoa/contracts';
import type { Actor, Caller } from '../../kernel/access';
import { From, Limited, Me, SignedIn } from '../../kernel/access';
import { AdminProfileInput } from './account.inputs';
import { AdminProfile } from './admin-profile';

/** An operator's own account (specification §7.4). */
@ApiTags('admin profile')
@Controller('backend/api/admin')
export class AdminProfileController {
  constructor(private readonly profile: AdminProfile) {}

  @SignedIn('admin')
  @Get('getAdminProfile')
  getAdminProfile(@Me() actor: Actor, @From() { language }: Caller): Promise<AccountProfile> {
    return this.profile.read(actor, language);
  }

  @SignedIn('admin')
  @Limited('current_password')
  @HttpCode(200)
  @Post('updateAdminProfile')
  updateAdminProfile(
    @Body() input: AdminProfileInput,
    @Me() actor: Actor,
    @From() { language }: Caller,
  ): Promise<AccountProfile> {
    return this.profile.change(input, actor, language);
  }
}
