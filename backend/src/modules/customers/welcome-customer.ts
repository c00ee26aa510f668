import { Injectable, Logger, Optional } from '@nestjs/common';
import type { SignInAnswer } from '@stoa/contracts';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { Customer } from './customer.entity';
import { KeepAccount } from './erasure/keep-account';
import { GuestMerge } from './guest-merge';

/** What follows every sign-in of a customer: the day is noted, a request to be erased is over, and the guest's things become theirs. */
@Injectable()
export class WelcomeCustomer {
  private readonly logger = new Logger(WelcomeCustomer.name);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly keeping: KeepAccount,
    @Optional() private readonly guests?: GuestMerge,
  ) {}

  async execute(answer: SignInAnswer, session: string | null | undefined): Promise<SignInAnswer> {
    const { id } = answer.user;
    const last_login_at = this.clock.now();
    await this.database.tx((em) => em.update(Customer, { id }, { last_login_at }));
    await this.keeping.execute(id);
    if (session) await this.merge(session, id);
    return answer;
  }

  /** A cart that can't be merged stays with the guest's token; it must not keep anybody from signing in. */
  private async merge(session: string, customerId: number): Promise<void> {
    try {
      await this.guests?.merge(session, customerId);
    } catch (error) {
      this.logger.error({ err: error, customerId }, 'the guest’s cart could not be merged');
    }
  }
}
