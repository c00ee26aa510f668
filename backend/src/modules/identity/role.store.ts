import { Injectable } from '@nestjs/common';
import { hasAllPermissions } from '@stoa/contracts';
import type { Actor } from '../../kernel/access';
import { Sessions } from '../../kernel/access';
import { Failure } from '../../kernel/http';
import { ResourceStore, StoreTools } from '../../kernel/resource';
import { Admin } from './admin.entity';
import { Authority } from './authority';
import { Role } from './role.entity';

type Values = Record<string, unknown>;
type Bounds = Readonly<Record<string, number>>;

/** Stores roles: protects system roles, and applies changes to open sessions at once. */
@Injectable()
export class RoleStore extends ResourceStore<Role> {
  constructor(
    tools: StoreTools,
    private readonly sessions: Sessions,
    private readonly authority: Authority,
  ) {
    super(tools);
  }

  override async create(input: Values, bounds: Bounds, actor: Actor | null): Promise<number> {
    const { audience = 'admin', code } = input as Partial<Role>;
    if (actor && hasAllPermissions({ audience, code: code ?? '' })) throw wholeRole();
    await this.refuseGrants(audience, input, [], actor);
    return super.create(input, bounds, actor);
  }

  override async update(id: number, input: Values, bounds: Bounds, actor: Actor | null): Promise<void> {
    const before = await this.find(id, bounds);
    const changes = (field: keyof Role): boolean => field in input && input[field] !== before[field];
    if (before.is_system && (changes('code') || changes('audience')))
      throw Failure.conflict('system_role', 'The code and audience of a system role can’t be changed.');
    if (before.is_system && changes('status'))
      throw Failure.conflict('system_role', 'A system role can’t be disabled.');
    const { audience, code } = { ...before, ...input } as Role;
    if (hasAllPermissions({ audience, code }) && (!before.is_system || 'permission_ids' in input))
      throw wholeRole();
    if ('permission_ids' in input) await this.refuseOwn(before, actor);
    // A role that moves to the admin audience from another one brings its previous grants along.
    const [{ permission_ids } = {}] = [...(await this.pairs([id], this.definition.fields)).values()];
    await this.refuseGrants(audience, { permission_ids, ...input }, [id], actor);
    await super.update(id, input, bounds, actor);
    this.recheck();
  }

  private async refuseGrants(
    audience: string,
    { permission_ids = [] }: { permission_ids?: unknown },
    roles: readonly number[],
    actor: Actor | null,
  ): Promise<void> {
    const permissions = audience === 'admin' ? (permission_ids as number[]) : [];
    await this.authority.refuseAbove(actor, { roles, permissions });
  }

  /** Re-evaluates open sessions and sockets after commit, as their permissions may have changed. */
  private recheck(): void {
    this.tools.database.afterCommit(() => ['admin', 'vendor'].forEach((who) => this.sessions.refresh(who)));
  }

  /** Throws 409 `own_role`: nobody may change the permissions of their own role. */
  private async refuseOwn(role: Role, actor: Actor | null): Promise<void> {
    if (actor?.audience !== 'admin' || actor.permissions.has('*')) return;
    const self = await this.tools.database.em.findOne(Admin, { where: { id: actor.id } });
    if (self?.role_id === role.id)
      throw Failure.conflict('own_role', 'You can’t change the permissions of your own role.');
  }

  override async remove(id: number, bounds: Bounds, actor: Actor | null): Promise<void> {
    if ((await this.find(id, bounds)).is_system)
      throw Failure.conflict('system_role', 'A system role can’t be deleted.');
    await this.authority.refuseAbove(actor, { roles: [id] });
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
    await this.authority.refuseAbove(actor, { roles: [id] });
    await super.setStatus(id, wanted, bounds, actor);
    this.recheck();
  }

  override async setDefault(id: number, bounds: Bounds, actor: Actor | null): Promise<void> {
    await this.authority.refuseAbove(actor, { roles: [id] });
    await super.setDefault(id, bounds, actor);
  }
}

/** For roles that hold every permission by definition. */
function wholeRole(): Failure {
  return Failure.conflict('whole_role', 'This role has every permission; that can’t be changed.');
}
