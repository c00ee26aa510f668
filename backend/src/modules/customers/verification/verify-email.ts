import { Injectable } from '@nestjs/common';
import type { VerifiedEmail } from '@stoa/contracts';
import { IsNull } from 'typeorm';
import type { Actor } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { EventBus } from '../../../kernel/events';
import { Failure } from '../../../kernel/http';
import { Customer } from '../customer.entity';
import { emailVerified } from '../customers.events';
import { Profiles } from '../profiles';
import type { VerifyEmailInput } from './verification.inputs';
import { VerificationLinks } from './verification-links';

/**
 * Verifies an e-mail address by the link sent to it, for a signed-in owner only: if a stranger entered the
 * address, its reader must not expose their own guest orders to that account by one click (ADR 27).
 */
@Injectable()
export class VerifyEmail {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: EventBus,
    private readonly profiles: Profiles,
    private readonly links: VerificationLinks,
  ) {}

  /** @throws Failure 422 on `hash`: `link_expired`, else `link_invalid`, also for another account's link */
  async execute({ id, hash }: VerifyEmailInput, actor: Actor): Promise<VerifiedEmail> {
    const customer = await this.profiles.row(actor.id);
    const linkState = id === customer.id ? this.links.check(customer, hash) : 'wrong';
    if (linkState === 'wrong')
      throw refusal('link_invalid', 'This link isn’t valid for your account. Please request a new one.');
    if (customer.email_verified_at) return { already: true };
    if (linkState === 'expired')
      throw refusal('link_expired', 'This link has expired. Please request a new one.');
    return { already: !(await this.prove(customer)) };
  }

  /** False when a concurrent request won the race, or the address has changed meanwhile. */
  private prove({ id, email }: Customer): Promise<boolean> {
    const now = this.clock.now();
    return this.database.tx(async (em) => {
      const unproven = { id, email, email_verified_at: IsNull() };
      const proven = await em.update(Customer, unproven, { email_verified_at: now, updated_at: now });
      if (!proven.affected) return false;
      await this.events.publish(emailVerified, { customer_id: id });
      return true;
    });
  }
}

function refusal(code: string, sentence: string): Failure {
  return new Failure(422, code, sentence, { hash: [sentence] });
}
