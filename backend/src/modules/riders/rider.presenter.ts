import { Injectable } from '@nestjs/common';
import type { Caller } from '../../kernel/access';
import { consoleOf } from '../../kernel/access';
import type { Presenter } from '../../kernel/resource';
import { definitionOf, GenericPresenter, ResourceService } from '../../kernel/resource';
import { LedgerBalances } from '../ledger';
import type { Rider } from './rider.entity';
import { riderProcess } from './rider.process';

/** Presents riders with their fields, their cash in hand and the reader's allowed next statuses. */
@Injectable()
export class RiderPresenter implements Presenter<Rider> {
  constructor(
    private readonly generic: GenericPresenter,
    private readonly resourceService: ResourceService,
    private readonly balances: LedgerBalances,
  ) {}

  async rows(rows: Rider[], caller: Caller): Promise<object[]> {
    const definition = definitionOf(this);
    const shown = await this.generic.rows(definition, this.resourceService.store(definition), rows, caller);
    const mover = consoleOf(caller.actor);
    const cash = await this.balances.findByOwners(
      'rider_cash',
      rows.map(({ id }) => id),
    );
    const facts = rows.map(({ id, status }) => ({
      allowed: riderProcess.allowed(status, mover),
      cash_in_hand: cash.get(String(id)) ?? [],
    }));
    return shown.map((row, index) => ({ ...row, ...facts[index] }));
  }

  async one(row: Rider, caller: Caller): Promise<object> {
    const [shown = {}] = await this.rows([row], caller);
    return shown;
  }
}
