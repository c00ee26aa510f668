import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/access';
import { TwoFactors } from '../../kernel/access';
import { Failure } from '../../kernel/http';
import { AdminStore } from './admin.store';
import { Authority } from './authority';

/** Turns off two-factor authentication for an operator who lost app and codes; ends sessions, is audited. */
@Injectable()
export class ResetTwoFactor {
  constructor(
    private readonly store: AdminStore,
    private readonly authority: Authority,
    private readonly twoFactors: TwoFactors,
  ) {}

  /** @throws Failure 409 `own_account`: one's own is turned off in the profile, with a code */
  async execute(id: number, actor: Actor): Promise<void> {
    if (actor.id === id)
      throw Failure.conflict('own_account', 'Turn off your own two-step verification in your profile.');
    const admin = await this.store.find(id, {});
    await this.authority.refuseAbove(actor, { roles: [admin.role_id] });
    if (!admin.two_factor_enabled)
      throw Failure.conflict('two_factor_off', 'This person does not use two-step verification.');
    await this.twoFactors.reset('admin', id, actor);
  }
}
