import { Injectable } from '@nestjs/common';
import type { SignInAnswer } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { SignIn } from '../../kernel/access';
import type { CustomerSignInInput } from './account.inputs';
import { SocialAccounts } from './identities/social-accounts';
import { CompleteCustomerSignIn } from './complete-customer-sign-in';

/** Signs a customer in and merges the guest's cart. */
@Injectable()
export class SignInCustomer {
  constructor(
    private readonly signIn: SignIn,
    private readonly completeSignIn: CompleteCustomerSignIn,
    private readonly accounts: SocialAccounts,
  ) {}

  async execute(
    { session_token, connect, ...input }: CustomerSignInInput,
    caller: Caller,
  ): Promise<SignInAnswer> {
    const answer = await this.signIn.execute('customer', input, caller);
    if (connect) await this.accounts.connect(connect, answer.user.id);
    return this.completeSignIn.execute(answer, session_token ?? caller.session);
  }
}
