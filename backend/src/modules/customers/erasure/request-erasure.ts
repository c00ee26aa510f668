import { Injectable } from '@nestjs/common';
import type { AccountErasure } from '@stoa/contracts';
import { IsNull } from 'typeorm';
import type { Actor } from '../../../kernel/access';
import { Passwords, Sessions } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { JobQueue } from '../../../kernel/queue';
import { Changes } from '../../../kernel/resource';
import { Customer } from '../customer.entity';
import { dataSubjectOf, PersonalData } from '../personal-data/personal-data';
import { Profiles } from '../profiles';
import { eraseAccount } from './erase-account';
import { ErasureMails } from './erasure-mails';

const DAY = 24 * 3_600_000;
/** Grace period in days, during which a sign-in cancels the request. */
export const GRACE_DAYS = 14;
/** Milliseconds during which a sign-in counts as proof of identity for accounts without a password. */
const FRESH = 10 * 60_000;

/** Requests account erasure: ends all sessions, and schedules the erasure after the grace period (ADR 36). */
@Injectable()
export class RequestErasure {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly profiles: Profiles,
    private readonly data: PersonalData,
    private readonly queue: JobQueue,
    private readonly changes: Changes,
    private readonly mails: ErasureMails,
  ) {}

  /** Current erasure state: due date, required proof of identity, and open orders that delay it. */
  async getStatus(actor: Actor, language: string): Promise<AccountErasure> {
    const customer = await this.profiles.row(actor.id);
    return {
      erasure_at: customer.erasure_at?.toISOString() ?? null,
      grace_days: GRACE_DAYS,
      proof: customer.password ? 'password' : (await this.isFresh(actor)) ? 'none' : 'sign_in',
      open_orders: await this.data.unfinished(dataSubjectOf(customer, language)),
      balances: await this.data.balances(dataSubjectOf(customer, language)),
    };
  }

  /**
   * @throws Failure 422 on `current_password`; 409 `sign_in_again` without password and recent sign-in, or
   * `wallet_not_empty`
   */
  async execute(
    { current_password }: { current_password?: string },
    actor: Actor,
  ): Promise<{ erasure_at: string }> {
    const customer = await this.profiles.row(actor.id);
    if (customer.password) await this.passwords.confirm(current_password, customer.password);
    else if (!(await this.isFresh(actor)))
      throw Failure.conflict('sign_in_again', 'Please sign out and sign in again first.');
    await this.requireEmptyWallet(customer);
    const now = this.clock.now();
    const erasure_at = customer.erasure_at ?? new Date(now.getTime() + GRACE_DAYS * DAY);
    await this.database.tx(async (em) => {
      const living = { id: actor.id, erasure_at: IsNull(), erased_at: IsNull() };
      if (!(await em.update(Customer, living, { erasure_at, updated_at: now })).affected) return;
      const differences = [{ field: 'erasure_at', before: null, after: erasure_at.toISOString() }];
      await this.changes.publish({
        resource: 'customers',
        id: actor.id,
        action: 'update',
        actor,
        differences,
      });
      await this.queue.enqueue(eraseAccount, { customer_id: actor.id }, { delay: GRACE_DAYS * DAY });
      await this.sessions.closeAll('customer', actor.id);
      await this.mails.sendRequested(customer, erasure_at);
    });
    return { erasure_at: erasure_at.toISOString() };
  }

  private async requireEmptyWallet(customer: Customer): Promise<void> {
    const balances = await this.data.balances(dataSubjectOf(customer, ''));
    if (balances.length === 0) return;
    throw Failure.conflict(
      'wallet_not_empty',
      'There is money in your wallet. Please spend it or have it paid out first.',
      { balances },
    );
  }

  private async isFresh({ id, session_id }: Actor): Promise<boolean> {
    const since = this.clock.now().getTime() - FRESH;
    const live = await this.sessions.listActive('customer', id);
    return live.some((one) => one.id === session_id && one.created_at.getTime() >= since);
  }
}
