import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { Actor, Credentials, Principal, PrincipalSource } from '../../kernel/access';
import { Principals } from '../../kernel/access';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { Changes } from '../../kernel/resource';
import { Pictures } from '../media';
import { Admin } from './admin.entity';
import { RolePermissions } from './role-permissions';

/** Principal source of operators. */
@Injectable()
export class AdminPrincipals implements PrincipalSource, OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly rolePermissions: RolePermissions,
    private readonly pictures: Pictures,
    private readonly principals: Principals,
    private readonly clock: Clock,
    private readonly changes: Changes,
  ) {}

  onModuleInit(): void {
    this.principals.register('admin', this);
  }

  async load(id: number): Promise<Principal | null> {
    const admin = await this.database.em.findOne(Admin, { where: { id, status: 'active' } });
    if (!admin) return null;
    const { name, email, locale, avatar_id } = admin;
    const { roles, permissions } = await this.rolePermissions.find('admin', admin.role_id);
    const avatar = (await this.pictures.findByIds([avatar_id])).get(avatar_id ?? 0);
    return { id, name, email, locale, roles, permissions, avatar_url: avatar?.src ?? null, tenant_id: null };
  }

  async findCredentials(by: { id: number } | { email: string }): Promise<Credentials | null> {
    const admin = await this.database.em.findOne(Admin, { where: { ...by, status: 'active' } });
    if (!admin) return null;
    const { id, email, password, two_factor_enabled } = admin;
    return { id, email, password_hash: password, two_factor_enabled };
  }

  async setTwoFactor(id: number, two_factor_enabled: boolean, actor: Actor): Promise<void> {
    const row = { two_factor_enabled, updated_at: this.clock.now() };
    await this.database.tx(async (em) => {
      await em.update(Admin, { id }, row);
      const difference = { before: !two_factor_enabled, after: two_factor_enabled };
      const differences = [{ field: 'two_factor_enabled', ...difference }];
      await this.changes.publish({ resource: 'admins', id, action: 'update', actor, differences });
    });
  }

  async noteSignIn(id: number): Promise<void> {
    const last_login_at = this.clock.now();
    await this.database.tx((em) => em.update(Admin, { id }, { last_login_at }));
  }
}
