import { Injectable } from '@nestjs/common';
import type { CashHandoverFacts } from '@stoa/contracts';
import { In } from 'typeorm';
import { type Caller, consoleOf } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import type { Presenter } from '../../../kernel/resource';
import { definitionOf, GenericPresenter, ResourceService } from '../../../kernel/resource';
import { AdminNames } from '../../identity';
import { Rider } from '../rider.entity';
import { cashHandoverProcess } from './cash-handover.process';
import type { RiderCashHandover } from './rider-cash-handover.entity';

/** Presents hand-overs with the names of rider and operator. */
@Injectable()
export class CashHandoverPresenter implements Presenter<RiderCashHandover> {
  constructor(
    private readonly database: Database,
    private readonly generic: GenericPresenter,
    private readonly resourceService: ResourceService,
    private readonly admins: AdminNames,
  ) {}

  async rows(rows: RiderCashHandover[], caller: Caller): Promise<object[]> {
    const definition = definitionOf(this);
    const shown = await this.generic.rows(definition, this.resourceService.store(definition), rows, caller);
    const admins = await this.admins.find(rows.map(({ received_by }) => received_by));
    const id = In(rows.map(({ rider_id }) => rider_id));
    const riders = rows.length
      ? await this.database.em.find(Rider, { where: { id }, withDeleted: true })
      : [];
    const facts = rows.map(({ rider_id, received_by, state }): CashHandoverFacts => ({
      rider_name: riders.find((rider) => rider.id === rider_id)?.name ?? '',
      receiver: admins.get(received_by) ?? null,
      allowed: cashHandoverProcess.allowed(state, consoleOf(caller.actor)),
    }));
    return shown.map((row, index) => ({ ...row, ...facts[index] }));
  }

  async one(row: RiderCashHandover, caller: Caller): Promise<object> {
    const [shown = {}] = await this.rows([row], caller);
    return shown;
  }
}
