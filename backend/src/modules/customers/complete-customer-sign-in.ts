import { Injectable, Logger, Optional } from '@nestjs/common';
import type { SignInAnswer } from '@stoa/contracts';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { Customer } from './customer.entity';
import { KeepAccount } from './erasure/keep-account';
import { GuestMerge } from './guest-merge';

/** Runs after every customer sign-in: records it, cancels a pending erasure, and merges the guest session. */
@Injectable()
export class CompleteCustomerSignIn {
  private readonly logger = new Logger(CompleteCustomerSignIn.name);

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

  /** A failed merge leaves the cart with the guest's token; it must not prevent the sign-in. */
  private async merge(session: string, customerId: number): Promise<void> {
    try {
      await this.guests?.merge(session, customerId);
    } catch (error) {
      this.logger.error({ err: error, customerId }, 'the guest’s cart could not be merged');
    }
  }
}
