import { Injectable } from '@nestjs/common';
import type { VendorUserStatus } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { isOwnAccount, Passwords, Sessions } from '../../../kernel/access';
import { Failure } from '../../../kernel/http';
import type { Bounds, Values } from '../../../kernel/resource';
import { StatefulStore, StoreTools } from '../../../kernel/resource';
import { normaliseEmail, secretToken } from '../../../kernel/spelling';
import { suspensionAt } from '../../../kernel/suspension';
import { Authority, PasswordLinks } from '../../identity';
import { emailTaken } from '../vendor-accounts';
import { VendorUser } from '../vendor-user.entity';
import { LastOwner } from './last-owner';
import { SendVendorInvitation } from './send-vendor-invitation';

/**
 * Stores the teams of vendors: a new member is invited, nobody changes people with permissions that they lack, and
 * nobody disables, removes or demotes themselves (409 `own_account`) or the last owner (409 `last_owner`).
 */
@Injectable()
export class VendorUserStore extends StatefulStore<VendorUser> {
  constructor(
    tools: StoreTools,
    private readonly authority: Authority,
    private readonly lastOwner: LastOwner,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly links: PasswordLinks,
    private readonly invitation: SendVendorInvitation,
  ) {
    super(tools);
  }

  override async create(input: Values, bounds: Bounds, actor: Actor | null): Promise<number> {
    await this.refuseRole(actor, input.role_id);
    const password = await this.passwords.hash(secretToken());
    return this.tools.database.tx(async (em) => {
      const where = { email: normaliseEmail(String(input.email)) };
      if (await em.exists(VendorUser, { where })) throw emailTaken();
      // Whoever invites somebody to their own team probably shares a language with them.
      const locale = actor?.audience === 'vendor' ? actor.locale : null;
      const id = await super.create({ ...input, password, locale, status: 'invited' }, bounds, actor);
      await this.invitation.execute(await this.find(id, bounds));
      return id;
    });
  }

  override async update(id: number, input: Values, bounds: Bounds, actor: Actor | null): Promise<void> {
    await this.tools.database.tx(async () => {
      const before = await this.find(id, bounds);
      refuseMoved(before, input);
      const { role_id = before.role_id } = input as { role_id?: number };
      const changesRole = role_id !== before.role_id;
      if (changesRole && isOwnAccount(id, 'vendor', actor)) throw ownAccount();
      await this.refuseRole(actor, role_id, before.role_id);
      if (changesRole) await this.lastOwner.refuse(before, role_id);
      await super.update(id, input, bounds, actor);
      if (changesRole) await this.sessions.closeAll('vendor', id);
      else this.tools.database.afterCommit(() => this.sessions.refresh());
    });
  }

  override async remove(id: number, bounds: Bounds, actor: Actor | null): Promise<void> {
    await this.tools.database.tx(async () => {
      const before = await this.find(id, bounds);
      await this.refuseLeave(before, actor);
      await this.links.revoke('vendor', id);
      await super.remove(id, bounds, actor);
      await this.sessions.closeAll('vendor', id);
    });
  }

  protected override async beforeTransition(
    before: VendorUser,
    to: VendorUserStatus,
    actor: Actor | null,
  ): Promise<Values> {
    if (to === 'inactive') await this.refuseLeave(before, actor);
    else await this.authority.refuseAbove(actor, { roles: [before.role_id] });
    return { ...suspensionAt(before, to, actor), version: before.version + 1 };
  }

  protected override async afterTransition({ id }: VendorUser): Promise<void> {
    await this.sessions.closeAll('vendor', id);
  }

  private async refuseLeave(before: VendorUser, actor: Actor | null): Promise<void> {
    if (isOwnAccount(before.id, 'vendor', actor)) throw ownAccount();
    await this.authority.refuseAbove(actor, { roles: [before.role_id] });
    await this.lastOwner.refuse(before);
  }

  private async refuseRole(actor: Actor | null, wanted: unknown, before?: number): Promise<void> {
    await this.authority.refuseForeign(Number(wanted), 'vendor');
    await this.authority.refuseAbove(actor, { roles: [Number(wanted), before] });
  }
}

function ownAccount(): Failure {
  return Failure.conflict('own_account', 'You can’t change your own role or disable your own account.');
}

/** Members sign in with their address, so only they can change it; somebody's account stays in its store. */
function refuseMoved(before: VendorUser, { email, vendor_id = before.vendor_id }: Values): void {
  if (email !== undefined && normaliseEmail(String(email)) !== before.email)
    throw Failure.field('email', 'Only the team member can change this address, in the profile.');
  if (vendor_id !== before.vendor_id)
    throw Failure.field(
      'vendor_id',
      'A team member can’t change to another store. Please invite the person there.',
    );
}
