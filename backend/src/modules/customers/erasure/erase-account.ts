import { Injectable } from '@nestjs/common';
import { IsNull, LessThanOrEqual } from 'typeorm';
import { Sessions } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { Languages } from '../../../kernel/i18n';
import { defineJob, JobQueue, Processes } from '../../../kernel/queue';
import { Changes } from '../../../kernel/resource';
import { Customer } from '../customer.entity';
import { DataExports } from '../personal-data/data-exports';
import { dataSubjectOf, PersonalData } from '../personal-data/personal-data';
import { ErasureMails } from './erasure-mails';

/** Job that erases an account after its grace period. */
export const eraseAccount = defineJob<{ customer_id: number }>('customers.erase');

/** Milliseconds until the next attempt while orders are still open, or money is in the wallet. */
const LATER = 24 * 3_600_000;

/** Erases accounts: each module its own data, in one transaction; the e-mail address is free afterwards. */
@Injectable()
export class EraseAccount {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
    private readonly languages: Languages,
    private readonly data: PersonalData,
    private readonly exports: DataExports,
    private readonly sessions: Sessions,
    private readonly changes: Changes,
    private readonly mails: ErasureMails,
  ) {}

  @Processes(eraseAccount)
  async execute({ customer_id }: { customer_id: number }): Promise<void> {
    await this.database.tx(async (em) => {
      const now = this.clock.now();
      const dueAccount = { id: customer_id, erasure_at: LessThanOrEqual(now), erased_at: IsNull() };
      // No match: cancelled, or requested again (another job is due). The row lock prevents cancelling now.
      if (!(await em.update(Customer, dueAccount, { updated_at: now })).affected) return;
      const customer = await em.findOneByOrFail(Customer, { id: customer_id });
      const subject = dataSubjectOf(customer, this.languages.pick(customer.locale ?? undefined));
      const isBlocked =
        (await this.data.unfinished(subject)).length > 0 || (await this.data.balances(subject)).length > 0;
      if (isBlocked) return this.queue.enqueue(eraseAccount, { customer_id }, { delay: LATER });
      await this.exports.discard(customer_id);
      await this.data.erase(subject);
      await this.sessions.closeAll('customer', customer_id);
      await this.changes.publish({ resource: 'customers', id: customer_id, action: 'update', actor: null });
      await this.mails.sendErased(customer);
    });
  }
}
