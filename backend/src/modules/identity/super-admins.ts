import { Injectable } from '@nestjs/common';
import { In, Not } from 'typeorm';
import type { Actor } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { Admin } from './admin.entity';
import { Role } from './role.entity';

const SUPER_ADMIN = 'super_admin';

/** Keeps the shop from losing the people who may do everything, and others from becoming one by themselves. */
@Injectable()
export class SuperAdmins {
  constructor(private readonly database: Database) {}

  /** Only a super administrator changes another one's account, or makes somebody one. */
  async refuseOthers(admin: Admin | null, roleId: unknown, actor: Actor | null): Promise<void> {
    if (!actor || actor.permissions.has('*')) return;
    const roles = await this.roles();
    if (![admin?.role_id, roleId].some((id) => roles.includes(Number(id)))) return;
    throw new Failure(
      403,
      'super_admin_only',
      'Only a super administrator can change a super administrator, or make somebody one.',
    );
  }

  /** Throws 409 when this account is the last active one that may do everything; call it before it stops being so. */
  async refuseLast(admin: Admin): Promise<void> {
    const roles = await this.roles();
    if (admin.status !== 'active' || !roles.includes(admin.role_id)) return;
    const others = { id: Not(admin.id), role_id: In(roles), status: 'active' };
    if (await this.database.em.exists(Admin, { where: others })) return;
    throw Failure.conflict(
      'last_super_admin',
      'This is the last active super administrator. Make somebody else one first.',
    );
  }

  private async roles(): Promise<number[]> {
    const rows = await this.database.em.find(Role, { where: { code: SUPER_ADMIN } });
    return rows.map((row) => row.id);
  }
}
