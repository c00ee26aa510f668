import { Injectable } from '@nestjs/common';
import type { CustomerProfile } from '@stoa/contracts';
import type { Actor } from '../../kernel/access';
import { normaliseEmail, Passwords, Sessions } from '../../kernel/access';
import { Clock } from '../../kernel/clock';
import { Database, isDuplicate } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { Changes } from '../../kernel/resource';
import type { ProfileInput } from './account.inputs';
import { Customer } from './customer.entity';
import { Profiles } from './profiles';

/** Changes what customers say about themselves; whoever only holds a session can't take the account over. */
@Injectable()
export class ChangeProfile {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
    private readonly changes: Changes,
    private readonly profiles: Profiles,
  ) {}

  async execute(input: ProfileInput, actor: Actor): Promise<CustomerProfile> {
    const before = await this.profiles.row(actor.id);
    const { current_password, password, email: wanted, ...rest } = input;
    const email = wanted === undefined ? before.email : normaliseEmail(wanted);
    const moves = email !== before.email;
    if (moves || password) await this.confirm(before, current_password);
    const row = {
      ...trimmed(rest),
      ...(moves && { email, email_verified_at: null }),
      ...(password && { password: await this.passwords.hash(password) }),
    };
    await this.store(actor, row);
    if (password) await this.sessions.closeAll('customer', actor.id);
    else if (moves || rest.first_name || rest.last_name || rest.locale) this.sessions.refresh();
    return this.profiles.read(actor.id);
  }

  private async confirm(before: Customer, password: string | undefined): Promise<void> {
    if (!password)
      throw Failure.field('current_password', 'is needed to change the e-mail address or the password');
    if (!(await this.passwords.matches(password, before.password)))
      throw Failure.field('current_password', 'is not your password');
  }

  private async store(actor: Actor, row: Partial<Customer>): Promise<void> {
    try {
      await this.database.tx(async (em) => {
        await em.update(Customer, { id: actor.id }, { ...row, updated_at: this.clock.now() });
        await this.changes.tell({ resource: 'customers', id: actor.id, action: 'update', actor });
      });
    } catch (error) {
      throw isDuplicate(error) ? Failure.field('email', 'can’t be used here') : error;
    }
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
