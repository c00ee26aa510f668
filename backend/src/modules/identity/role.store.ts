import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/access';
import { Sessions } from '../../kernel/access';
import { Failure } from '../../kernel/http';
import { ResourceStore, StoreTools } from '../../kernel/resource';
import { Admin } from './admin.entity';
import { Role } from './role.entity';
import { HOLDS_ALL } from './role-permissions';
import { roles } from './roles.resource';

type Values = Record<string, unknown>;
type Bounds = Readonly<Record<string, number>>;

/** Keeps roles: system roles stay, and a change counts for everyone at once. */
@Injectable()
export class RoleStore extends ResourceStore<Role> {
  constructor(
    tools: StoreTools,
    private readonly sessions: Sessions,
  ) {
    super(tools, () => roles);
  }

  override async update(id: number, input: Values, bounds: Bounds, actor: Actor | null): Promise<void> {
    const before = await this.find(id, bounds);
    const changes = (field: keyof Role): boolean => field in input && input[field] !== before[field];
    if (before.is_system && (changes('code') || changes('audience')))
      throw Failure.conflict('system_role', 'The code and audience of a system role can’t be changed.');
    if (before.is_system && changes('status'))
      throw Failure.conflict('system_role', 'A system role can’t be disabled.');
    if ('permission_ids' in input) await this.refuseGrants(before, actor);
    await super.update(id, input, bounds, actor);
    this.sessions.refresh();
  }

  /** Some roles hold everything by what they are; and nobody raises what they themselves may do. */
  private async refuseGrants(role: Role, actor: Actor | null): Promise<void> {
    if (role.is_system && HOLDS_ALL.has(role.code))
      throw Failure.conflict('whole_role', 'People with this role may do everything; that can’t be changed.');
    if (actor?.audience !== 'admin' || actor.permissions.has('*')) return;
    const self = await this.tools.database.em.findOne(Admin, { where: { id: actor.id } });
    if (self?.role_id === role.id)
      throw Failure.conflict('own_role', 'You can’t change what your own role may do.');
  }

  override async remove(id: number, bounds: Bounds, actor: Actor | null): Promise<void> {
    if ((await this.find(id, bounds)).is_system)
      throw Failure.conflict('system_role', 'A system role can’t be deleted.');
    await super.remove(id, bounds, actor);
  }

  override async setStatus(
    id: number,
    wanted: string | undefined,
    bounds: Bounds,
    actor: Actor | null,
  ): Promise<void> {
    if ((await this.find(id, bounds)).is_system)
      throw Failure.conflict('system_role', 'A system role can’t be disabled.');
    await super.setStatus(id, wanted, bounds, actor);
    this.sessions.refresh();
  }
}
