import { Injectable } from '@nestjs/common';
import type { SignInAnswer } from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import { Sessions } from '../../../kernel/access';
import { CompleteCustomerSignIn } from '../complete-customer-sign-in';
import { IdentityProviders } from './providers/identity-providers';
import type { SocialLoginInput } from './social.inputs';
import { SocialAccounts } from './social-accounts';

/** Completes a social sign-in after the provider's redirect, and merges the guest's cart. */
@Injectable()
export class SocialLogin {
  constructor(
    private readonly providers: IdentityProviders,
    private readonly accounts: SocialAccounts,
    private readonly sessions: Sessions,
    private readonly completeSignIn: CompleteCustomerSignIn,
  ) {}

  async execute(
    { flow, session_token, ...callback }: SocialLoginInput,
    { session, language, user_agent }: Caller,
  ): Promise<SignInAnswer> {
    const person = await this.providers.finish(flow, callback);
    const id = await this.accounts.customerOf(person, language);
    const answer = await this.sessions.open('customer', id, user_agent);
    return this.completeSignIn.execute(answer, session_token ?? session);
  }
}
