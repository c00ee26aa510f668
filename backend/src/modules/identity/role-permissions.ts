import { Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database';
import { Permission } from './permission.entity';
import { Role, RolePermission } from './role.entity';

/** Roles that hold every permission of their audience, whatever routes come to be. */
export const HOLDS_ALL: ReadonlySet<string> = new Set(['super_admin', 'vendor', 'customer']);

/** Answers which permissions a role gives. */
@Injectable()
export class RolePermissions {
  constructor(private readonly database: Database) {}

  /** The role's codes and permission names; nothing when the role is switched off. */
  async of(roleId: number): Promise<{ roles: string[]; permissions: Set<string> }> {
    const role = await this.database.em.findOne(Role, { where: { id: roleId, status: 'active' } });
    if (!role) return { roles: [], permissions: new Set() };
    const roles =
      role.audience === 'admin' && role.code !== 'super_admin'
        ? [...new Set([role.code, 'admin'])]
        : [role.code];
    if (HOLDS_ALL.has(role.code)) return { roles, permissions: new Set(['*']) };
    const rows = await this.database.em
      .createQueryBuilder(Permission, 'p')
      .innerJoin(RolePermission, 'rp', 'rp.permission_id = p.id')
      .where('rp.role_id = :roleId AND p.audience = :audience', { roleId, audience: role.audience })
      .getMany();
    return { roles, permissions: new Set(rows.map((row) => `${row.resource}.${row.action}`)) };
  }
}
