import { Injectable } from '@nestjs/common';
import type { SignInAnswer } from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import { Sessions } from '../../../kernel/access';
import { WelcomeCustomer } from '../welcome-customer';
import { Houses } from './houses/houses';
import type { SocialLoginInput } from './social.inputs';
import { SocialAccounts } from './social-accounts';

/** Signs in whoever comes back from another house, and takes the guest's cart along. */
@Injectable()
export class SocialLogin {
  constructor(
    private readonly houses: Houses,
    private readonly accounts: SocialAccounts,
    private readonly sessions: Sessions,
    private readonly welcome: WelcomeCustomer,
  ) {}

  async execute(
    { flow, session_token, ...callback }: SocialLoginInput,
    { session, language, user_agent }: Caller,
  ): Promise<SignInAnswer> {
    const person = await this.houses.finish(flow, callback);
    const id = await this.accounts.customerOf(person, language);
    const answer = await this.sessions.open('customer', id, user_agent);
    return this.welcome.execute(answer, session_token ?? session);
  }
}
