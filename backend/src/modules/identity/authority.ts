import { Injectable } from '@nestjs/common';
import { In, Not } from 'typeorm';
import type { Actor } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { Admin } from './admin.entity';
import { Permission } from './permission.entity';
import { Role, RolePermission } from './role.entity';
import { holdsAll } from './role-permissions';

/** What somebody is about to grant, change or take away. */
export interface Concerned {
  /** Roles that are changed, or are or become an operator's. */
  roles?: readonly (number | undefined)[];
  /** Permissions that are newly granted. */
  permissions?: readonly number[];
}

/** Nobody grants, edits, disables, deletes or resets what is above them: what holds a permission that they do not. */
@Injectable()
export class Authority {
  constructor(private readonly database: Database) {}

  /**
   * Lets pass what the actor's own permissions cover; roles of vendors and customers are below every operator.
   * @throws Failure 403 `above_own_authority`
   */
  async refuseAbove(actor: Actor | null, { roles = [], permissions = [] }: Concerned): Promise<void> {
    if (!actor || actor.permissions.has('*')) return;
    const ids = roles.filter((id) => id !== undefined);
    const held = await this.rolesAmong(ids);
    if (held.some(holdsAll)) throw above();
    const granted = await this.permissionsOf(held, permissions);
    if (granted.some(({ resource, action }) => !actor.permissions.has(`${resource}.${action}`)))
      throw above();
  }

  /** Throws 409 when this account is the last active one that may do everything; call it before it stops being so. */
  async refuseLast(admin: Admin): Promise<void> {
    const supers = (await this.database.em.find(Role, { where: { audience: 'admin' } }))
      .filter(holdsAll)
      .map(({ id }) => id);
    if (admin.status !== 'active' || !supers.includes(admin.role_id)) return;
    const others = { id: Not(admin.id), role_id: In(supers), status: 'active' };
    if (await this.database.em.exists(Admin, { where: others })) return;
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
