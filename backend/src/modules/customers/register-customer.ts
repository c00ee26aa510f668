import { Injectable } from '@nestjs/common';
import type { SignInAnswer } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { normaliseEmail, Passwords, Sessions } from '../../kernel/access';
import { Clock } from '../../kernel/clock';
import { Database, isDuplicate } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { Changes } from '../../kernel/resource';
import type { RegisterCustomerInput } from './account.inputs';
import { Customer } from './customer.entity';
import { WelcomeCustomer } from './welcome-customer';

/** Opens an account and signs in with it; somebody who has bought as a guest makes that record their account. */
@Injectable()
export class RegisterCustomer {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
    private readonly changes: Changes,
    private readonly welcome: WelcomeCustomer,
  ) {}

  async execute(input: RegisterCustomerInput, { session, language }: Caller): Promise<SignInAnswer> {
    const email = normaliseEmail(input.email);
    const password = await this.passwords.hash(input.password);
    const id = await this.store({ ...input, email, password }, language).catch((error: unknown) => {
      throw isDuplicate(error) ? taken() : error;
    });
    const answer = await this.sessions.open('customer', id);
    return this.welcome.execute(answer, input.session_token ?? session);
  }

  private store(input: RegisterCustomerInput, locale: string): Promise<number> {
    return this.database.tx(async (em) => {
      const { email, password, marketing_consent = false } = input;
      const known = await em.findOne(Customer, { where: { email } });
      if (known && !known.is_guest) throw taken();
      const now = this.clock.now();
      const names = { first_name: input.first_name.trim(), last_name: input.last_name.trim() };
      const account = {
        ...names,
        email,
        password,
        marketing_consent,
        locale,
        is_guest: false,
        updated_at: now,
      };
      if (known) await em.update(Customer, { id: known.id }, account);
      const id =
        known?.id ?? Number((await em.insert(Customer, { ...account, created_at: now })).identifiers[0]?.id);
      await this.changes.tell({
        resource: 'customers',
        id,
        action: known ? 'update' : 'create',
        actor: null,
      });
      return id;
    });
  }
}

function taken(): Failure {
  return Failure.field('email', 'There is an account with this e-mail address. Please sign in.');
}
