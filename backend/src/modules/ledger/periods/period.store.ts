import { Injectable } from '@nestjs/common';
import type { LedgerPeriodState } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { lockNamed } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { StatefulStore, StoreTools, type Values } from '../../../kernel/resource';
import { requireSecondOperator } from '../../identity';
import { DAYS_LOCK } from '../earlier-days';
import { dayAfter } from '../shop-day';
import { ClosedPeriods } from './closed-periods';
import { LedgerPeriod } from './ledger-period.entity';
import { type PeriodMover, periodProcess } from './period.process';

/** Stores periods; the one that was closed last can be reopened by two operators. */
@Injectable()
export class PeriodStore extends StatefulStore<LedgerPeriod> {
  constructor(
    tools: StoreTools,
    private readonly periods: ClosedPeriods,
  ) {
    super(tools);
  }

  /** Writes a period and keeps its sums; the days up to `last_day` have their totals, and are locked. */
  async close(last_day: string, actor: Actor): Promise<number> {
    const { database, clock } = this.tools;
    const closed = await this.periods.lastDay();
    if (closed !== null && last_day <= closed) throw Failure.field('last_day', 'This day is closed already.');
    const now = clock.now();
    const first_day = closed === null ? null : dayAfter(closed);
    const row = { first_day, last_day, state: 'closed', closed_by: actor.id } as const;
    const dates = { created_at: now, updated_at: now };
    const { identifiers } = await database.em.insert(LedgerPeriod, { ...row, ...dates });
    const id = Number(identifiers[0]?.id);
    await database.em.query(
      `INSERT INTO ledger_period_sums (period_id, account, currency, debit, credit)
       SELECT ?, account, currency, SUM(debit), SUM(credit) FROM ledger_day_totals
       WHERE day >= ? AND day <= ? GROUP BY account, currency`,
      [id, first_day ?? '', last_day],
    );
    this.periods.changed();
    await this.publishChange('create', id, actor);
    return id;
  }

  /** Asks another operator to reopen a period. @throws Failure 409 `not_last_period`, `state_not_allowed` */
  async requestReopening(id: number, reopening_reason: string, actor: Actor): Promise<void> {
    await this.tools.database.tx(async (em) => {
      const period = await this.find(id, {});
      await this.requireLast(period);
      const held = await this.snapshot(id, actor, period);
      const updated_at = this.tools.clock.now();
      const values = { updated_at, reopening_reason, reopening_requested_by: actor.id, decided_by: null };
      await periodProcess.move(em, LedgerPeriod, period, 'reopening', 'system', values);
      await this.publishChange('status', id, actor, held);
    });
  }

  protected override moverOf(actor: Actor | null, record: LedgerPeriod): PeriodMover {
    return actor?.id === record.reopening_requested_by ? 'requester' : 'approver';
  }

  /** @throws Failure 422 without a status, 409 `second_person_required` for one's own request */
  protected override targetOf(
    wanted: string | undefined,
    { state, reopening_requested_by }: LedgerPeriod,
    actor: Actor | null,
  ): LedgerPeriodState {
    if (wanted === undefined) throw Failure.field('status', 'Please specify the status.');
    const to = periodProcess.named(wanted, 'status');
    if (state === 'reopening' && to === 'reopened') requireSecondOperator(reopening_requested_by, actor);
    return to;
  }

  protected override async beforeTransition(
    period: LedgerPeriod,
    to: string,
    actor: Actor | null,
  ): Promise<Values> {
    if (to === 'reopened') {
      await lockNamed(this.tools.database.em, DAYS_LOCK, this.tools.clock.now());
      await this.requireLast(period);
      this.periods.changed();
    }
    return {
      decided_by: actor?.id ?? null,
      ...(to === 'reopened' && { reopened_at: this.tools.clock.now() }),
    };
  }

  private async requireLast({ last_day }: LedgerPeriod): Promise<void> {
    const closed = await this.periods.lastDay();
    if (closed !== null && closed > last_day)
      throw Failure.conflict('not_last_period', 'Later periods have to be reopened first.');
  }
}
