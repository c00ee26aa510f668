import { Injectable } from '@nestjs/common';
import type { CustomerProfile } from '@stoa/contracts';
import type { Actor } from '../../kernel/access';
import { Passwords, Sessions } from '../../kernel/access';
import { Clock } from '../../kernel/clock';
import { Database, isDuplicate } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { Changes, differencesOf, NEXT_VERSION } from '../../kernel/resource';
import { normaliseEmail } from '../../kernel/spelling';
import type { ProfileInput } from './account.inputs';
import { CredentialNotices } from './credential-notices';
import { Customer } from './customer.entity';
import { customers } from './customers.resources';
import { Profiles } from './profiles';
import { releaseGuest } from './release-guest';
import { SendVerification } from './verification/send-verification';

/** Updates a customer's own profile; a stolen session alone can't take the account over. */
@Injectable()
export class ChangeProfile {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
    private readonly changes: Changes,
    private readonly profiles: Profiles,
    private readonly verification: SendVerification,
    private readonly notices: CredentialNotices,
  ) {}

  async execute(input: ProfileInput, actor: Actor): Promise<CustomerProfile> {
    const before = await this.profiles.row(actor.id);
    const { current_password, password, email: wanted, ...rest } = input;
    const email = wanted === undefined ? before.email : normaliseEmail(wanted);
    const moves = email !== before.email;
    if (moves || password) await this.passwords.confirm(current_password, before.password);
    const row = {
      ...trimmed(rest),
      ...(moves && { email, email_verified_at: null }),
      ...(password && { password: await this.passwords.hash(password) }),
    };
    await this.store(actor, before, row);
    if (password) await this.sessions.closeAll('customer', actor.id);
    else if (moves || rest.first_name || rest.last_name || rest.locale) this.sessions.refresh();
    return this.profiles.read(actor.id);
  }

  private async store(actor: Actor, before: Customer, row: Partial<Customer>): Promise<void> {
    const write = () => this.write(actor, before, row);
    try {
      // Retry once: a concurrent guest checkout may have taken the address since `releaseGuest`.
      await write().catch((error: unknown) =>
        isDuplicate(error) ? write() : Promise.reject(error as Error),
      );
    } catch (error) {
      throw isDuplicate(error) ? Failure.field('email', 'can’t be used here') : error;
    }
  }

  private async write(actor: Actor, before: Customer, row: Partial<Customer>): Promise<void> {
    await this.database.tx(async (em) => {
      const updated_at = this.clock.now();
      if (row.email) await releaseGuest(em, row.email, updated_at);
      await em.update(Customer, { id: actor.id }, { ...row, ...NEXT_VERSION, updated_at });
      const [was, is] = [{ ...before }, { ...before, ...row }].map((values) => ({
        values,
        translations: {},
      }));
      const differences = differencesOf(customers.fields, was ?? null, is ?? null);
      const change = { resource: 'customers', action: 'update', differences } as const;
      await this.changes.publish({ ...change, id: actor.id, actor });
      if (row.email) {
        await this.verification.sendTo({ ...before, ...row });
        await this.notices.sendEmailChanged(before);
      }
      if (row.password) await this.notices.sendPasswordChanged({ ...before, ...row });
    });
  }
}

function trimmed({ phone, first_name, last_name, ...rest }: Partial<Customer>): Partial<Customer> {
  return {
    ...rest,
    ...(first_name !== undefined && { first_name: first_name.trim() }),
    ...(last_name !== undefined && { last_name: last_name.trim() }),
    ...(phone !== undefined && { phone: phone?.trim() || null }),
  };
}
