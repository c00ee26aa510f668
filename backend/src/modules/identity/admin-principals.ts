import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { Principal, PrincipalSource } from '../../kernel/access';
import { Principals } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Pictures } from '../media';
import { Admin } from './admin.entity';
import { RolePermissions } from './role-permissions';

/** Tells access who the operators are. */
@Injectable()
export class AdminPrincipals implements PrincipalSource, OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly rolePermissions: RolePermissions,
    private readonly pictures: Pictures,
    private readonly principals: Principals,
  ) {}

  onModuleInit(): void {
    this.principals.register('admin', this);
  }

  async load(id: number): Promise<Principal | null> {
    const admin = await this.database.em.findOne(Admin, { where: { id, status: 'active' } });
    if (!admin) return null;
    const { name, email, locale, avatar_id } = admin;
    const { roles, permissions } = await this.rolePermissions.of(admin.role_id);
    const avatar = (await this.pictures.of([avatar_id])).get(avatar_id ?? 0);
    return { id, name, email, locale, roles, permissions, avatar_url: avatar?.src ?? null, vendor_id: null };
  }

  async findCredentials(email: string): Promise<{ id: number; password_hash: string } | null> {
    const admin = await this.database.em.findOne(Admin, { where: { email, status: 'active' } });
    return admin && { id: admin.id, password_hash: admin.password };
  }
}
