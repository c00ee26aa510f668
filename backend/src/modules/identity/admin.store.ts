import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/access';
import { Passwords, Sessions } from '../../kernel/access';
import { Failure } from '../../kernel/http';
import { StoreTools } from '../../kernel/resource';
import { AccountStore } from './account.store';
import type { Admin } from './admin.entity';
import { Authority } from './authority';

type Values = Record<string, unknown>;
type Bounds = Readonly<Record<string, number>>;

/**
 * Stores operators: their role must be one of the back office (422), and they can't lock themselves out (409
 * `own_account`).
 */
@Injectable()
export class AdminStore extends AccountStore<Admin> {
  constructor(
    tools: StoreTools,
    passwords: Passwords,
    sessions: Sessions,
    private readonly authority: Authority,
  ) {
    super(tools, passwords, sessions, 'admin');
  }

  override async create(input: Values, bounds: Bounds, actor: Actor | null): Promise<number> {
    await this.authority.refuseForeign(roleOf(input), 'admin');
    await this.authority.refuseAbove(actor, { roles: [roleOf(input)] });
    return super.create(input, bounds, actor);
  }

  override async update(id: number, input: Values, bounds: Bounds, actor: Actor | null): Promise<void> {
    if (actor?.id === id && ('role_id' in input || input.status === 'inactive'))
      await this.refuseSelf(id, input);
    await this.authority.refuseForeign(roleOf(input), 'admin');
    await this.tools.database.tx(async () => {
      const before = await this.find(id, bounds);
      await this.authority.refuseAbove(actor, { roles: [before.role_id, roleOf(input)] });
      const demotes = input.role_id !== undefined && input.role_id !== before.role_id;
      if (demotes || input.status === 'inactive') await this.authority.refuseLast(before);
      await super.update(id, input, bounds, actor);
    });
  }

  override async remove(id: number, bounds: Bounds, actor: Actor | null): Promise<void> {
    if (actor?.id === id) throw Failure.conflict('own_account', 'You can’t delete your own account.');
    await this.tools.database.tx(async () => {
      const before = await this.find(id, bounds);
      await this.authority.refuseAbove(actor, { roles: [before.role_id] });
      await this.authority.refuseLast(before);
      await super.remove(id, bounds, actor);
    });
  }

  override async setStatus(
    id: number,
    wanted: string | undefined,
    bounds: Bounds,
    actor: Actor | null,
  ): Promise<void> {
    if (actor?.id === id) throw Failure.conflict('own_account', 'You can’t disable your own account.');
    await this.tools.database.tx(async () => {
      const before = await this.find(id, bounds);
      await this.authority.refuseAbove(actor, { roles: [before.role_id] });
      await this.authority.refuseLast(before);
      await super.setStatus(id, wanted, bounds, actor);
    });
  }

  override async setDefault(id: number, bounds: Bounds, actor: Actor | null): Promise<void> {
    await this.authority.refuseAbove(actor, { roles: [(await this.find(id, bounds)).role_id] });
    await super.setDefault(id, bounds, actor);
  }

  private async refuseSelf(id: number, input: Values): Promise<void> {
    const self = await this.find(id, {});
    const keepsRole = input.role_id === undefined || input.role_id === self.role_id;
    if (keepsRole && input.status !== 'inactive') return;
    throw Failure.conflict('own_account', 'You can’t change your own role or disable your own account.');
  }
}

const roleOf = ({ role_id }: Values): number | undefined =>
  typeof role_id === 'number' ? role_id : undefined;
