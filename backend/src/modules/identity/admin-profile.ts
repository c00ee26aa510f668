import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { AccountProfile } from '@stoa/contracts';
import type { Actor } from '../../kernel/access';
import { Passwords, Sessions } from '../../kernel/access';
import { Database, isDuplicate } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { normaliseEmail } from '../../kernel/spelling';
import { Histories } from '../audit';
import { Media, Pictures } from '../media';
import type { AdminProfileInput } from './account.inputs';
import { Admin } from './admin.entity';
import { AdminStore } from './admin.store';
import { RoleNames } from './role-names';

/** Reads and updates an operator's own account; a stolen session alone can't take the account over. */
@Injectable()
export class AdminProfile implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly store: AdminStore,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly pictures: Pictures,
    private readonly roleNames: RoleNames,
    private readonly histories: Histories,
  ) {}

  /** Operators may read the history of their own account. */
  onModuleInit(): void {
    const mayRead = (actor: Actor, id: number): boolean => actor.audience === 'admin' && actor.id === id;
    this.histories.add({ resource: 'admins', mayRead });
  }

  async read({ id }: Actor, language: string): Promise<AccountProfile> {
    const { name, email, phone, locale, avatar_id, role_id, last_login_at } = await this.store.find(id, {});
    const avatar = (await this.pictures.findByIds([avatar_id])).get(avatar_id ?? 0);
    return {
      id,
      name,
      email,
      phone,
      locale,
      avatar_id,
      avatar_url: avatar?.src ?? null,
      role: await this.roleNames.execute(role_id, language),
      last_login_at: last_login_at?.toISOString() ?? null,
    };
  }

  async change(
    { current_password, ...input }: AdminProfileInput,
    actor: Actor,
    language: string,
  ): Promise<AccountProfile> {
    const before = await this.store.find(actor.id, {});
    const moves = input.email !== undefined && normaliseEmail(input.email) !== before.email;
    if (moves || input.password) await this.passwords.confirm(current_password, before.password);
    await this.refuseMissing(input.avatar_id, before);
    await this.store.update(actor.id, { ...input }, {}, actor).catch((error: unknown) => {
      throw isDuplicate(error) ? Failure.field('email', 'can’t be used here') : error;
    });
    this.sessions.refresh();
    return this.read(actor, language);
  }

  private async refuseMissing(id: number | null | undefined, before: Admin): Promise<void> {
    if (!id || id === before.avatar_id) return;
    if (!(await this.database.em.exists(Media, { where: { id } })))
      throw Failure.field('avatar_id', 'does not exist');
  }
}
