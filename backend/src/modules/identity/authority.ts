import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Actor } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { Admin } from './admin.entity';
import { Permission } from './permission.entity';
import { Role, RolePermission } from './role.entity';
import { hasAllPermissions } from './role-permissions';

/** Roles and permissions that an action grants, changes or revokes. */
export interface GrantedAuthority {
  /** Roles that are changed, or that an operator has or receives. */
  roles?: readonly (number | undefined)[];
  /** Newly granted permissions. */
  permissions?: readonly number[];
}

/** Nobody may grant, edit, disable, delete or reset roles or operators with permissions that they lack. */
@Injectable()
export class Authority {
  constructor(private readonly database: Database) {}

  /**
   * Passes what the actor's own permissions cover; roles of vendors and customers rank below every operator.
   * @throws Failure 403 `above_own_authority`
   */
  async refuseAbove(actor: Actor | null, { roles = [], permissions = [] }: GrantedAuthority): Promise<void> {
    if (!actor || actor.permissions.has('*')) return;
    const ids = roles.filter((id) => id !== undefined);
    const held = await this.rolesAmong(ids);
    if (held.some(hasAllPermissions)) throw above();
    const granted = await this.permissionsOf(held, permissions);
    if (granted.some(({ resource, action }) => !actor.permissions.has(`${resource}.${action}`)))
      throw above();
  }

  /** Throws 422 `role_id` for a role of vendors or customers; an unknown one is refused by the field's own check. */
  async refuseForeign(roleId: number | undefined): Promise<void> {
    const role = roleId && (await this.database.em.findOne(Role, { where: { id: roleId } }));
    if (role && role.audience !== 'admin') throw Failure.invalid({ role_id: ['is not a role of operators'] });
  }

  /** Throws 409 for the last active super administrator; call it before disabling or demoting the account. */
  async refuseLast(admin: Admin): Promise<void> {
    const supers = (await this.database.em.find(Role, { where: { audience: 'admin' } }))
      .filter(hasAllPermissions)
      .map(({ id }) => id);
    if (admin.status !== 'active' || !supers.includes(admin.role_id)) return;
    const { em, forUpdate } = this.database;
    // Row lock, so that two concurrent requests can't remove the last two.
    const active = await em.find(Admin, { where: { role_id: In(supers), status: 'active' }, ...forUpdate });
    if (active.some(({ id }) => id !== admin.id)) return;
    throw Failure.conflict(
      'last_super_admin',
      'This is the last active super administrator. Make somebody else one first.',
    );
  }

  private rolesAmong(ids: readonly number[]): Promise<Role[]> {
    return this.database.em.find(Role, { where: { id: In([0, ...ids]), audience: 'admin' } });
  }

  private async permissionsOf(roles: readonly Role[], more: readonly number[]): Promise<Permission[]> {
    const { em } = this.database;
    const grants = await em.find(RolePermission, {
      where: { role_id: In([0, ...roles.map(({ id }) => id)]) },
    });
    const ids = [0, ...grants.map(({ permission_id }) => permission_id), ...more];
    return em.find(Permission, { where: { id: In(ids), audience: 'admin' } });
  }
}

function above(): Failure {
  return new Failure(
    403,
    'above_own_authority',
    'You can’t grant, change or remove permissions that you don’t have yourself.',
  );
}
