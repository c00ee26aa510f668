import { Injectable } from '@nestjs/common';
import type { Actor, Caller } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database, lockNamed } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { ResourceService } from '../../../kernel/resource';
import { LedgerAdjustment } from '../adjustments/ledger-adjustment.entity';
import { DAYS_LOCK } from '../earlier-days';
import { TotalDays } from '../total-days';
import { ledgerPeriods } from './ledger-periods.resource';
import { PeriodStore } from './period.store';

/** Closes the books up to the end of a day: nothing can be booked to those days any more. */
@Injectable()
export class CloseLedgerPeriod {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly totals: TotalDays,
    private readonly store: PeriodStore,
    private readonly resourceService: ResourceService,
  ) {}

  /** @throws Failure 422 if the day is not over or closed already; 409 `adjustments_pending` */
  async execute(last_day: string, actor: Actor, caller: Caller): Promise<object> {
    const id = await this.database.tx(async (em) => {
      await lockNamed(em, DAYS_LOCK, this.clock.now());
      if (last_day >= (await this.totals.firstOpenDay()))
        throw Failure.field('last_day', 'This day must have ended at least an hour ago.');
      await this.refusePending(last_day);
      await this.totals.execute();
      return this.store.close(last_day, actor);
    });
    return this.resourceService.one(ledgerPeriods, id, caller);
  }

  /** An adjustment that waits for approval could never be booked to a closed day. */
  private async refusePending(last_day: string): Promise<void> {
    const pending = await this.database.em
      .createQueryBuilder(LedgerAdjustment, 'a')
      .select('a.number', 'number')
      .where("a.state = 'pending' AND a.day <= :last_day", { last_day })
      .limit(20)
      .getRawMany<{ number: string }>();
    const numbers = pending.map(({ number }) => number);
    if (numbers.length > 0)
      throw Failure.conflict('adjustments_pending', 'Adjustments of this period wait for approval.', {
        numbers,
      });
  }
}
