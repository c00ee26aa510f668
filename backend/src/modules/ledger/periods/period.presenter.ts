import { Injectable } from '@nestjs/common';
import type { LedgerPeriodFacts } from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import type { Presenter } from '../../../kernel/resource';
import { definitionOf, GenericPresenter, ResourceService } from '../../../kernel/resource';
import { AdminNames } from '../../identity';
import { ClosedPeriods } from './closed-periods';
import type { LedgerPeriod } from './ledger-period.entity';
import { CLOSED_STATES, periodProcess } from './period.process';

/** Presents periods with the operators involved and the states that the reader may set. */
@Injectable()
export class PeriodPresenter implements Presenter<LedgerPeriod> {
  constructor(
    private readonly generic: GenericPresenter,
    private readonly resourceService: ResourceService,
    private readonly admins: AdminNames,
    private readonly periods: ClosedPeriods,
  ) {}

  async rows(rows: LedgerPeriod[], caller: Caller): Promise<object[]> {
    const definition = definitionOf(this);
    const shown = await this.generic.rows(definition, this.resourceService.store(definition), rows, caller);
    const admins = await this.admins.find(
      rows.flatMap((row) => [row.closed_by, row.reopening_requested_by, row.decided_by]),
    );
    const nameOf = (id: number | null): string | null => admins.get(id ?? 0) ?? null;
    const last = await this.periods.lastDay();
    const facts = rows.map((row): LedgerPeriodFacts => {
      const mover = caller.actor?.id === row.reopening_requested_by ? 'requester' : 'approver';
      return {
        closer: nameOf(row.closed_by),
        requester: nameOf(row.reopening_requested_by),
        decider: nameOf(row.decided_by),
        is_last: CLOSED_STATES.includes(row.state) && row.last_day === last,
        allowed: periodProcess.allowed(row.state, mover),
      };
    });
    return shown.map((row, index) => ({ ...row, ...facts[index] }));
  }

  async one(row: LedgerPeriod, caller: Caller): Promise<object> {
    const [shown = {}] = await this.rows([row], caller);
    return shown;
  }
}
