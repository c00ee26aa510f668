import type { Audience } from '@stoa/contracts';
import type { Actor, Passwords, Sessions } from '../../kernel/access';
import type { BaseRecord } from '../../kernel/database';
import type { Bounds, StoreTools, Values } from '../../kernel/resource';
import { ResourceStore } from '../../kernel/resource';

/** Fields that affect access: changing one ends the account's sessions. */
const SESSION_ENDING_FIELDS = ['password', 'status', 'role_id'];

/**
 * Stores accounts: hashes passwords, and ends an account's sessions when its access changes. Users who change
 * their own account keep the current session.
 */
export abstract class AccountStore<T extends BaseRecord> extends ResourceStore<T> {
  protected constructor(
    tools: StoreTools,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly audience: Audience,
  ) {
    super(tools);
  }

  override async create(input: Values, bounds: Bounds, actor: Actor | null): Promise<number> {
    return super.create(await this.hashed(input), bounds, actor);
  }

  override async update(id: number, input: Values, bounds: Bounds, actor: Actor | null): Promise<void> {
    const values = await this.hashed(input);
    await this.tools.database.tx(async () => {
      await super.update(id, values, bounds, actor);
      if (SESSION_ENDING_FIELDS.some((name) => name in input)) await this.endSessions(id, actor);
    });
  }

  override async remove(id: number, bounds: Bounds, actor: Actor | null): Promise<void> {
    await this.tools.database.tx(async () => {
      await super.remove(id, bounds, actor);
      await this.endSessions(id, actor);
    });
  }

  override async setStatus(
    id: number,
    wanted: string | undefined,
    bounds: Bounds,
    actor: Actor | null,
  ): Promise<void> {
    await this.tools.database.tx(async () => {
      await super.setStatus(id, wanted, bounds, actor);
      await this.endSessions(id, actor);
    });
  }

  private endSessions(id: number, actor: Actor | null): Promise<void> {
    const isOwn = actor?.audience === this.audience && actor.id === id;
    return this.sessions.closeAll(this.audience, id, isOwn ? actor.session_id : undefined);
  }

  private async hashed(input: Values): Promise<Values> {
    return typeof input.password === 'string'
      ? { ...input, password: await this.passwords.hash(input.password) }
      : input;
  }
}
