import { Injectable } from '@nestjs/common';
import type { CustomerIdentities } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { IdentityProviders } from './providers/identity-providers';
import { CustomerIdentityService } from './customer-identity-service';
import type { ConnectIdentityInput } from './social.inputs';
import { SocialAccounts } from './social-accounts';

/** Links an identity provider's account to the signed-in customer. */
@Injectable()
export class ConnectIdentity {
  constructor(
    private readonly providers: IdentityProviders,
    private readonly accounts: SocialAccounts,
    private readonly identityService: CustomerIdentityService,
  ) {}

  async execute({ flow, ...callback }: ConnectIdentityInput, { id }: Actor): Promise<CustomerIdentities> {
    await this.accounts.attach(await this.providers.finish(flow, callback), id);
    return this.identityService.read(id);
  }
}
