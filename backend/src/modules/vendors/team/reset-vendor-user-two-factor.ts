import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/access';
import { isOwnAccount, tenantBounds, TwoFactors } from '../../../kernel/access';
import { Failure } from '../../../kernel/http';
import { Authority } from '../../identity';
import { VendorUserStore } from './vendor-user.store';

/** Turns off two-factor authentication of a team member who lost app and codes; ends sessions, is audited. */
@Injectable()
export class ResetVendorUserTwoFactor {
  constructor(
    private readonly store: VendorUserStore,
    private readonly authority: Authority,
    private readonly twoFactors: TwoFactors,
  ) {}

  /** @throws Failure 409 `own_account`: one's own is turned off in the profile, with a code; 409 `two_factor_off` */
  async execute(id: number, actor: Actor): Promise<void> {
    const member = await this.store.find(id, tenantBounds(actor));
    if (isOwnAccount(id, 'vendor', actor))
      throw Failure.conflict('own_account', 'Turn off your own two-step verification in your profile.');
    await this.authority.refuseAbove(actor, { roles: [member.role_id] });
    if (!member.two_factor_enabled)
      throw Failure.conflict('two_factor_off', 'This person does not use two-step verification.');
    await this.twoFactors.reset('vendor', id, actor);
  }
}
