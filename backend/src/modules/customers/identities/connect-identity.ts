import { Injectable } from '@nestjs/common';
import type { CustomerIdentities } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { Houses } from './houses/houses';
import { IdentityDesk } from './identity-desk';
import type { ConnectIdentityInput } from './social.inputs';
import { SocialAccounts } from './social-accounts';

/** Connects another house's account to the one that is signed in. */
@Injectable()
export class ConnectIdentity {
  constructor(
    private readonly houses: Houses,
    private readonly accounts: SocialAccounts,
    private readonly desk: IdentityDesk,
  ) {}

  async execute({ flow, ...callback }: ConnectIdentityInput, { id }: Actor): Promise<CustomerIdentities> {
    await this.accounts.attach(await this.houses.finish(flow, callback), id);
    return this.desk.read(id);
  }
}
