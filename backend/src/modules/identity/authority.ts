import { Injectable } from '@nestjs/common';
import { hasAllPermissions, type Audience } from '@stoa/contracts';
import { In } from 'typeorm';
import type { Actor } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { Admin } from './admin.entity';
import { Permission } from './permission.entity';
import { Role, RolePermission } from './role.entity';

/** Roles and permissions that an action grants, changes or revokes. */
export interface GrantedAuthority {
  /** Roles that are changed, or that a user has or receives. */
  roles?: readonly (number | undefined)[];
  /** Newly granted permissions. */
  permissions?: readonly number[];
}

/** Refusals of a role that is not one of the audience's. */
const FOREIGN = { admin: 'is not a role of operators', vendor: 'is not a role of vendors' } as const;

/** Nobody may grant, edit, disable, delete or reset roles or users with permissions that they lack. */
@Injectable()
export class Authority {
  constructor(private readonly database: Database) {}

  /**
   * Passes what the actor's own permissions cover; roles of other audiences rank below every operator.
   * @throws Failure 403 `above_own_authority`
   */
  async refuseAbove(actor: Actor | null, { roles = [], permissions = [] }: GrantedAuthority): Promise<void> {
    if (await this.isAbove(actor, { roles, permissions })) throw above();
  }

  /** Whether roles or permissions exceed the actor's own. */
  async isAbove(actor: Actor | null, { roles = [], permissions = [] }: GrantedAuthority): Promise<boolean> {
    if (!actor || actor.permissions.has('*')) return false;
    const { audience } = actor;
    const ids = [0, ...roles.filter((id) => id !== undefined)];
    const held = await this.database.em.find(Role, { where: { id: In(ids), audience } });
    if (held.some(hasAllPermissions)) return true;
    const granted = await this.permissionsOf(audience, held, permissions);
    return granted.some(({ resource, action }) => !actor.permissions.has(`${resource}.${action}`));
  }

  /** Which of the roles exceed the actor's own. */
  async rolesAbove(actor: Actor | null, roles: readonly number[]): Promise<Set<number>> {
    const above = new Set<number>();
    for (const role of new Set(roles)) if (await this.isAbove(actor, { roles: [role] })) above.add(role);
    return above;
  }

  /** Throws 422 `role_id` for a role of another audience; an unknown one is refused by the field's own check. */
  async refuseForeign(roleId: number | undefined, audience: keyof typeof FOREIGN): Promise<void> {
    const role = roleId && (await this.database.em.findOne(Role, { where: { id: roleId } }));
    if (role && role.audience !== audience) throw Failure.field('role_id', FOREIGN[audience]);
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

  private async permissionsOf(
    audience: Audience,
    roles: readonly Role[],
    more: readonly number[],
  ): Promise<Permission[]> {
    const { em } = this.database;
    const grants = await em.find(RolePermission, {
      where: { role_id: In([0, ...roles.map(({ id }) => id)]) },
    });
    const ids = [0, ...grants.map(({ permission_id }) => permission_id), ...more];
    return em.find(Permission, { where: { id: In(ids), audience } });
  }
}

function above(): Failure {
  return new Failure(
    403,
    'above_own_authority',
    'You can’t grant, change or remove permissions that you don’t have yourself.',
  );
}
