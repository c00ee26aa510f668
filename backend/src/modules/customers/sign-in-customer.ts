import { Injectable } from '@nestjs/common';
import type { SignInAnswer } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { SignIn } from '../../kernel/access';
import type { CustomerSignInInput } from './account.inputs';
import { SocialAccounts } from './identities/social-accounts';
import { WelcomeCustomer } from './welcome-customer';

/** Signs a customer in and takes the guest's cart along. */
@Injectable()
export class SignInCustomer {
  constructor(
    private readonly signIn: SignIn,
    private readonly welcome: WelcomeCustomer,
    private readonly accounts: SocialAccounts,
  ) {}

  async execute(
    { session_token, connect, ...input }: CustomerSignInInput,
    caller: Caller,
  ): Promise<SignInAnswer> {
    const answer = await this.signIn.execute('customer', input, caller);
    if (connect) await this.accounts.connect(connect, answer.user.id);
    return this.welcome.execute(answer, session_token ?? caller.session);
  }
}
