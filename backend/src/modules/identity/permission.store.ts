import { Injectable } from '@nestjs/common';
import { PERMISSION_ACTIONS } from '@stoa/contracts';
import { In } from 'typeorm';
import type { Actor } from '../../kernel/access';
import { Failure } from '../../kernel/http';
import type { Bounds, Values } from '../../kernel/resource';
import { ResourceStore, StoreTools } from '../../kernel/resource';
import { msg } from '../../kernel/translation';
import { Permission } from './permission.entity';
import { Role, RolePermission } from './role.entity';

const NAME = /^[a-z][a-zA-Z0-9_]*$/;
/** Identifying fields; changing one would revoke the permission from everyone who relies on it. */
const IDENTITY = ['resource', 'action', 'audience'] as const;

/** Stores permissions: only labels can change, and only custom ones without grants can be deleted. */
@Injectable()
export class PermissionStore extends ResourceStore<Permission> {
  constructor(tools: StoreTools) {
    super(tools);
  }

  override async create(input: Values, bounds: Bounds, actor: Actor | null): Promise<number> {
    const { resource, action, audience } = input as unknown as Permission;
    if (!NAME.test(resource))
      throw Failure.field('resource', 'may contain only letters, digits and underscores');
    if (!PERMISSION_ACTIONS.some((one) => one === action))
      throw Failure.field('action', msg`must be one of ${PERMISSION_ACTIONS.join(', ')}`);
    if (audience !== 'admin') throw Failure.field('audience', 'only operators have individual permissions');
    if (await this.tools.database.em.exists(Permission, { where: { resource, action, audience } }))
      throw Failure.field('resource', 'already has this permission');
    return super.create(input, bounds, actor);
  }

  override async update(id: number, input: Values, bounds: Bounds, actor: Actor | null): Promise<void> {
    const before = await this.find(id, bounds);
    if (IDENTITY.some((field) => field in input && input[field] !== before[field]))
      throw Failure.conflict('permission_name', 'Only the label of a permission can be changed.');
    await super.update(id, input, bounds, actor);
  }

  override async remove(id: number, bounds: Bounds, actor: Actor | null): Promise<void> {
    const { is_system } = await this.find(id, bounds);
    if (is_system) throw Failure.conflict('system_permission', 'A built-in permission can’t be deleted.');
    const { em } = this.tools.database;
    const grants = await em.find(RolePermission, { where: { permission_id: id } });
    const roles = await em.find(Role, { where: { id: In(grants.map((grant) => grant.role_id)) } });
    if (roles.length > 0) {
      const names = roles.map((role) => role.name);
      const text = msg`This permission is still granted to ${names} and can’t be deleted.`;
      throw Failure.conflict('in_use', text, { used_by: [{ table: 'roles', count: roles.length, names }] });
    }
    await super.remove(id, bounds, actor);
  }
}
