import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { AccountProfile, SignedInUser } from '@stoa/contracts';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../kernel/access';
import { holderOf, Passwords, Principals, Sessions, tenantOf } from '../../kernel/access';
import { Clock } from '../../kernel/clock';
import { Database, isDuplicate } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { Changes, differencesOf, fieldsOf } from '../../kernel/resource';
import { normaliseEmail } from '../../kernel/spelling';
import { RoleNames } from '../identity';
import { Histories } from '../audit';
import { AddMedia, readUpload } from '../media';
import { VENDOR_USERS, VendorUser } from './vendor-user.entity';
import type { VendorProfileInput } from './vendor.inputs';

/** Lets vendor users change their own account and avatar. */
@Injectable()
export class VendorProfile implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly principals: Principals,
    private readonly clock: Clock,
    private readonly adding: AddMedia,
    private readonly changes: Changes,
    private readonly histories: Histories,
    private readonly roleNames: RoleNames,
  ) {}

  /** Users may read the history of their own account. */
  onModuleInit(): void {
    const mayRead = (actor: Actor, id: number): boolean => actor.audience === 'vendor' && actor.id === id;
    this.histories.add({ resource: VENDOR_USERS, mayRead });
  }

  async read(actor: Actor, language: string): Promise<AccountProfile> {
    const { id, name, email, phone, locale, avatar_id, role_id, last_login_at } = await this.row(actor);
    const { avatar_url } = await this.shown(actor);
    return {
      id,
      name,
      email,
      phone,
      locale,
      avatar_id,
      avatar_url,
      role: await this.roleNames.execute(role_id, language),
      last_login_at: last_login_at?.toISOString() ?? null,
    };
  }

  async change(input: VendorProfileInput, actor: Actor): Promise<SignedInUser> {
    const before = await this.row(actor);
    const { current_password, password, email: wanted, name, phone, locale } = input;
    const email = wanted === undefined ? before.email : normaliseEmail(wanted);
    if (email !== before.email || password) await this.passwords.confirm(current_password, before.password);
    await this.store(actor, {
      email,
      ...(name !== undefined && { name: name.trim() }),
      ...(phone !== undefined && { phone: phone?.trim() || null }),
      ...(locale !== undefined && { locale }),
      ...(password && { password: await this.passwords.hash(password) }),
    });
    const user = await this.shown(actor);
    if (password) await this.sessions.closeAll('vendor', actor.id, actor.session_id);
    return user;
  }

  /** Adds the picture to the vendor's media library and makes it the user's avatar. */
  async changePicture(request: FastifyRequest, actor: Actor): Promise<SignedInUser> {
    const { bytes, ...facts } = await readUpload(request);
    const picture = await this.adding.execute(bytes, { ...facts, vendor_id: tenantOf(actor), actor });
    await this.store(actor, { avatar_id: picture.id });
    return this.shown(actor);
  }

  private async row({ id }: Actor): Promise<VendorUser> {
    const row = await this.database.em.findOne(VendorUser, { where: { id } });
    if (!row) throw Failure.notFound('account');
    return row;
  }

  private async store(actor: Actor, row: Partial<VendorUser>): Promise<void> {
    const { id } = actor;
    try {
      await this.database.tx(async (em) => {
        const values = { ...(await this.row(actor)) };
        await em.update(VendorUser, { id }, { ...row, updated_at: this.clock.now() });
        const after = { values: { ...values, ...row }, translations: {} };
        const differences = differencesOf(fieldsOf(VendorUser), { values, translations: {} }, after);
        await this.changes.publish({ resource: VENDOR_USERS, id, action: 'update', actor, differences });
      });
      this.sessions.refresh();
    } catch (error) {
      throw isDuplicate(error) ? Failure.field('email', 'can’t be used here') : error;
    }
  }

  private async shown(actor: Actor): Promise<SignedInUser> {
    const principal = await this.principals.getSource('vendor').load(actor.id);
    return holderOf({ ...actor, ...principal });
  }
}
