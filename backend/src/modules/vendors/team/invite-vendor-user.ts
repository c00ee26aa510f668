import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/access';
import { tenantBounds } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { Failure, IsId } from '../../../kernel/http';
import { Authority } from '../../identity';
import { SendVendorInvitation } from './send-vendor-invitation';
import { VendorUserStore } from './vendor-user.store';

/** Body of `inviteVendorUser`. */
export class InviteVendorUserInput {
  @IsId()
  vendor_user_id!: number;
}

/** Sends the invitation of a team member again, with a new link. */
@Injectable()
export class InviteVendorUser {
  constructor(
    private readonly database: Database,
    private readonly store: VendorUserStore,
    private readonly authority: Authority,
    private readonly invitation: SendVendorInvitation,
  ) {}

  /** @throws Failure 404 if missing or of another store, 409 `invitation_accepted` */
  async execute({ vendor_user_id: id }: InviteVendorUserInput, actor: Actor): Promise<void> {
    await this.database.tx(async () => {
      const member = await this.store.find(id, tenantBounds(actor));
      await this.authority.refuseAbove(actor, { roles: [member.role_id] });
      if (member.status !== 'invited')
        throw Failure.conflict('invitation_accepted', 'This person has accepted the invitation already.');
      await this.invitation.execute(member);
    });
  }
}
