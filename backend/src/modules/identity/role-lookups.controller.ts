import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../kernel/access';
import { Allow, From } from '../../kernel/access';
import type { Page } from '../../kernel/http';
import { LookupQuery } from '../../kernel/resource';
import type { ActiveRole } from './active-roles';
import { ActiveRoles } from './active-roles';

/** Look-up of the roles for operators (specification §7.3). */
@ApiTags('admin roles')
@Controller('backend/api/admin')
export class RoleLookupsController {
  constructor(private readonly roles: ActiveRoles) {}

  @Allow('admin', 'roles.read')
  @Get('allActiveAdminsRoles')
  allActiveAdminsRoles(
    @Query() ask: LookupQuery,
    @From() { language }: Caller,
  ): Promise<Page<ActiveRole, 'roles'>> {
    return this.roles.execute('admin', ask, language);
  }
}
