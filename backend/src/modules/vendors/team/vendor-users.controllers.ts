import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor, Caller, ConsoleAudience } from '../../../kernel/access';
import { Allow, From, Limited, Marketplace, Me } from '../../../kernel/access';
import { IdPipe, type Page } from '../../../kernel/http';
import { LookupQuery } from '../../../kernel/resource';
import type { ActiveRole } from '../../identity';
import { GrantableRoles } from './grantable-roles';
import { InviteVendorUser, InviteVendorUserInput } from './invite-vendor-user';
import { ResetVendorUserTwoFactor } from './reset-vendor-user-two-factor';

/** Management of teams in addition to the generic routes, for one audience. */
function vendorUsersOf(audience: ConsoleAudience) {
  @ApiTags(`${audience} vendor users`)
  @Marketplace()
  @Controller(`backend/api/${audience}`)
  class VendorUsersController {
    constructor(
      readonly inviting: InviteVendorUser,
      readonly resetting: ResetVendorUserTwoFactor,
    ) {}

    @Allow(audience, 'vendor_users.create')
    @Limited('invitation')
    @HttpCode(200)
    @Post('inviteVendorUser')
    invite(@Body() input: InviteVendorUserInput, @Me() actor: Actor): Promise<void> {
      return this.inviting.execute(input, actor);
    }

    @Allow(audience, 'vendor_users.update')
    @Put('resetVendorUserTwoFactor/:id')
    resetTwoFactor(@Param('id', IdPipe) id: number, @Me() actor: Actor): Promise<void> {
      return this.resetting.execute(id, actor);
    }
  }
  return VendorUsersController;
}

export const AdminVendorUsersController = vendorUsersOf('admin');
export const OwnVendorUsersController = vendorUsersOf('vendor');

/** Look-up of the roles that a vendor may give to its team. */
@ApiTags('vendor vendor users')
@Controller('backend/api/vendor')
export class GrantableRolesController {
  constructor(private readonly roles: GrantableRoles) {}

  @Allow('vendor', 'vendor_users.read')
  @Get('vendorRolesActive')
  vendorRolesActive(@Query() ask: LookupQuery, @From() caller: Caller): Promise<Page<ActiveRole, 'roles'>> {
    return this.roles.execute(ask, caller);
  }
}
