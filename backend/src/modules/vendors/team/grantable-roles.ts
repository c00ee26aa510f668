import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../kernel/access';
import { Page } from '../../../kernel/http';
import type { LookupRequest } from '../../../kernel/resource';
import { ActiveRoles, Authority, type ActiveRole } from '../../identity';

/** Lists the roles of vendors that a team member may give to others; requested ones are named in any case. */
@Injectable()
export class GrantableRoles {
  constructor(
    private readonly activeRoles: ActiveRoles,
    private readonly authority: Authority,
  ) {}

  async execute(ask: LookupRequest, { actor, language }: Caller): Promise<Page<ActiveRole, 'roles'>> {
    const all = await this.activeRoles.execute('vendor', ask, language);
    if (ask.ids !== undefined) return all;
    const rows: ActiveRole[] = [];
    for (const role of all.rows)
      if (!(await this.authority.isAbove(actor, { roles: [role.id] }))) rows.push(role);
    return new Page('roles', rows, rows.length);
  }
}
