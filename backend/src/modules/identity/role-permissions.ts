import { Injectable } from '@nestjs/common';
import { hasAllPermissions, type Audience } from '@stoa/contracts';
import { Database } from '../../kernel/database';
import { Permission } from './permission.entity';
import { Role, RolePermission } from './role.entity';

/** Reads the permissions of a role. */
@Injectable()
export class RolePermissions {
  constructor(private readonly database: Database) {}

  /** Codes and permission names of an audience's role; both empty for inactive roles and those of other audiences. */
  async find(audience: Audience, roleId: number): Promise<{ roles: string[]; permissions: Set<string> }> {
    const role = await this.database.em.findOne(Role, { where: { id: roleId, audience, status: 'active' } });
    if (!role) return { roles: [], permissions: new Set() };
    const roles =
      audience === 'admin' && role.code !== 'super_admin' ? [...new Set([role.code, 'admin'])] : [role.code];
    if (hasAllPermissions(role)) return { roles, permissions: new Set(['*']) };
    const rows = await this.database.em
      .createQueryBuilder(Permission, 'p')
      .innerJoin(RolePermission, 'rp', 'rp.permission_id = p.id')
      .where('rp.role_id = :roleId AND p.audience = :audience', { roleId, audience })
      .getMany();
    return { roles, permissions: new Set(rows.map((row) => `${row.resource}.${row.action}`)) };
  }
}
