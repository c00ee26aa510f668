import { Injectable } from '@nestjs/common';
import type { Actor, Caller } from '../../../kernel/access';
import { ResourceService } from '../../../kernel/resource';
import { ledgerPeriods } from './ledger-periods.resource';
import type { ReopenLedgerPeriodInput } from './period.inputs';
import { PeriodStore } from './period.store';

/** Asks another operator to reopen the period that was closed last. */
@Injectable()
export class ReopenLedgerPeriod {
  constructor(
    private readonly store: PeriodStore,
    private readonly resourceService: ResourceService,
  ) {}

  /** @throws Failure 404; 409 `not_last_period`, or `state_not_allowed` unless it is closed */
  async execute(input: ReopenLedgerPeriodInput, actor: Actor, caller: Caller): Promise<object> {
    const { ledger_period_id: id, reason } = input;
    await this.store.requestReopening(id, reason.trim(), actor);
    return this.resourceService.one(ledgerPeriods, id, caller);
  }
}
