import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/access';
import { Sessions } from '../../kernel/access';
import { Failure } from '../../kernel/http';
import { ResourceStore, StoreTools } from '../../kernel/resource';
import { Role } from './role.entity';
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
    const renames =
      before.is_system &&
      (('code' in input && input.code !== before.code) ||
        ('audience' in input && input.audience !== before.audience));
    if (renames)
      throw Failure.conflict('system_role', 'The code and audience of a system role can’t be changed.');
    await super.update(id, input, bounds, actor);
    this.sessions.refresh();
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
