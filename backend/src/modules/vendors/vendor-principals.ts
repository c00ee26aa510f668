import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { VendorStatus, VendorUserStatus } from '@stoa/contracts';
import { In } from 'typeorm';
import type { Actor, Credentials, Principal, PrincipalSource } from '../../kernel/access';
import { Principals } from '../../kernel/access';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { Changes } from '../../kernel/resource';
import { msg, Sentence } from '../../kernel/translation';
import { NEXT_VERSION } from '../../kernel/versions';
import { RolePermissions } from '../identity';
import { Pictures } from '../media';
import { Settings } from '../settings';
import { multiVendorOff } from './multi-vendor';
import { vendorUserProcess } from './team/vendor-user.process';
import { VENDOR_USERS, VendorUser } from './vendor-user.entity';
import { Vendor } from './vendor.entity';

/** Why a vendor's users can't sign in; those of an approved vendor can, even while the store is closed. */
const REFUSALS: Record<Exclude<VendorStatus, 'approved'>, string> = {
  pending: 'Your application has been received. You can sign in once we have approved it.',
  in_review: 'Your application is being reviewed. You can sign in once we have approved it.',
  rejected: 'Your application was not accepted. You can correct it and apply again.',
  suspended: 'Your store is suspended. Please contact us.',
  closed: 'Your store has been closed.',
};

/** Invited members have an unknown password, and may also get a link for another one as a forgotten one. */
const WITH_CREDENTIALS: readonly VendorUserStatus[] = ['active', 'invited'];

/** Principal source of vendor users, for authentication. */
@Injectable()
export class VendorPrincipals implements PrincipalSource, OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly rolePermissions: RolePermissions,
    private readonly pictures: Pictures,
    private readonly settings: Settings,
    private readonly principals: Principals,
    private readonly clock: Clock,
    private readonly changes: Changes,
  ) {}

  onModuleInit(): void {
    this.principals.register('vendor', this);
  }

  /** Called when a session is opened, after the password check, and repeatedly during the session. */
  async load(id: number): Promise<Principal | null> {
    const user = await this.database.em.findOne(VendorUser, { where: { id, status: 'active' } });
    if (!user) return null;
    await this.refuseVendor(user.vendor_id);
    const { name, email, locale, vendor_id, avatar_id } = user;
    const { roles, permissions } = await this.rolePermissions.find('vendor', user.role_id);
    const avatar = (await this.pictures.findByIds([avatar_id])).get(avatar_id ?? 0);
    return {
      id,
      name,
      email,
      locale,
      roles,
      permissions,
      tenant_id: vendor_id,
      avatar_url: avatar?.src ?? null,
    };
  }

  async findCredentials(by: { id: number } | { email: string }): Promise<Credentials | null> {
    const where = { ...by, status: In(WITH_CREDENTIALS) };
    const user = await this.database.em.findOne(VendorUser, { where });
    if (!user) return null;
    const { id, email, password, two_factor_enabled, locale } = user;
    return { id, email, password_hash: password, two_factor_enabled, locale };
  }

  async setTwoFactor(id: number, two_factor_enabled: boolean, actor: Actor): Promise<void> {
    const row = { two_factor_enabled, updated_at: this.clock.now() };
    await this.database.tx(async (em) => {
      await em.update(VendorUser, { id }, row);
      const difference = { before: !two_factor_enabled, after: two_factor_enabled };
      const differences = [{ field: 'two_factor_enabled', ...difference }];
      await this.changes.publish({ resource: VENDOR_USERS, id, action: 'update', actor, differences });
    });
  }

  /** Stores a new password; the first one of an invited member accepts the invitation, as their history says. */
  async setPassword(id: number, password: string): Promise<void> {
    const updated_at = this.clock.now();
    await this.database.tx(async (em) => {
      await em.update(VendorUser, { id }, { password, updated_at });
      const member = await em.findOneBy(VendorUser, { id, status: 'invited' });
      if (member) await this.accept(member);
    });
  }

  private async accept({ id, name }: VendorUser): Promise<void> {
    const invited = { id, state: 'invited' } as const;
    await this.database.tx(async (em) => {
      await vendorUserProcess.move(em, VendorUser, invited, 'active', 'member', NEXT_VERSION);
      const differences = [{ field: 'status', before: 'invited', after: 'active' }];
      const actor = { audience: 'vendor', id, name } as const;
      await this.changes.publish({ resource: VENDOR_USERS, id, action: 'status', actor, differences });
    });
  }

  async noteSignIn(id: number): Promise<void> {
    const last_login_at = this.clock.now();
    await this.database.tx((em) => em.update(VendorUser, { id }, { last_login_at }));
  }

  private async refuseVendor(id: number): Promise<void> {
    const vendor = await this.database.em.findOne(Vendor, {
      where: { id },
      select: { id: true, status: true, status_reason: true },
    });
    const { status, status_reason } = vendor ?? { status: 'closed' as const, status_reason: null };
    if (status !== 'approved') {
      const refusal = new Sentence(REFUSALS[status]);
      const text = status_reason ? msg`${refusal} Reason: ${status_reason}` : refusal;
      throw new Failure(403, `vendor_${status}`, text);
    }
    if (!(await this.settings.isMultiVendor())) throw multiVendorOff();
  }
}
