import { Injectable } from '@nestjs/common';
import type { SignInAnswer } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { Passwords, Sessions } from '../../kernel/access';
import { Clock } from '../../kernel/clock';
import { Database, isDuplicate } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { Changes } from '../../kernel/resource';
import { normaliseEmail } from '../../kernel/spelling';
import { PasswordLinks } from '../identity';
import { Settings } from '../settings';
import type { RegisterCustomerInput } from './account.inputs';
import { Customer } from './customer.entity';
import { SendVerification } from './verification/send-verification';
import { CompleteCustomerSignIn } from './complete-customer-sign-in';

/**
 * Registers an account and signs in with it. A guest with orders must claim the account by an e-mailed link:
 * knowing the address alone must not reveal those orders.
 */
@Injectable()
export class RegisterCustomer {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
    private readonly changes: Changes,
    private readonly completeSignIn: CompleteCustomerSignIn,
    private readonly links: PasswordLinks,
    private readonly settings: Settings,
    private readonly verification: SendVerification,
  ) {}

  async execute(
    input: RegisterCustomerInput,
    { session, language, user_agent }: Caller,
  ): Promise<SignInAnswer> {
    const email = normaliseEmail(input.email);
    const guest = await this.database.em.findOne(Customer, { where: { email, is_guest: true } });
    if (guest) await this.claim(guest, language);
    const password = await this.passwords.hash(input.password);
    const id = await this.store({ ...input, email, password }, language).catch((error: unknown) => {
      throw isDuplicate(error) ? emailTaken() : error;
    });
    const answer = await this.sessions.open('customer', id, user_agent);
    return this.completeSignIn.execute(answer, input.session_token ?? session);
  }

  /** E-mails a claim link to the guest's address, and throws 422 on `email`. */
  private async claim({ id, email, locale }: Customer, language: string): Promise<never> {
    const { shop_name } = await this.settings.general();
    await this.links.sendInvite(
      { audience: 'customer', id, email, locale: locale ?? language },
      shop_name,
      true,
    );
    throw Failure.field(
      'email',
      'There are orders with this email address. We have sent you an email with a link: choose a password there to see them in your account.',
    );
  }

  private store(input: RegisterCustomerInput, locale: string): Promise<number> {
    return this.database.tx(async (em) => {
      const { email, password, marketing_consent = false } = input;
      if (await em.exists(Customer, { where: { email } })) throw emailTaken();
      const now = this.clock.now();
      const names = { first_name: input.first_name.trim(), last_name: input.last_name.trim() };
      const account = {
        ...names,
        email,
        password,
        marketing_consent,
        locale,
        is_guest: false,
        created_at: now,
        updated_at: now,
      };
      const id = Number((await em.insert(Customer, account)).identifiers[0]?.id);
      await this.changes.publish({ resource: 'customers', id, action: 'create', actor: null });
      await this.verification.sendTo({ id, email, locale });
      return id;
    });
  }
}

function emailTaken(): Failure {
  return Failure.field('email', 'An account with this email address already exists. Please sign in.');
}
