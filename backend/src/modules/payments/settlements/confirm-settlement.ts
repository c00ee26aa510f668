import { Injectable } from '@nestjs/common';
import type { SettlementMatch } from '@stoa/contracts';
import type { Actor, Caller } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database, lockNamed } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { ResourceService } from '../../../kernel/resource';
import { CompareSettlement } from './compare-settlement';
import { GatewaySettlement, SettlementLine } from './settlement.entity';
import { SettlementStore } from './settlement.store';
import type { ConfirmSettlementInput } from './settlements.inputs';
import { settlements } from './settlements.resource';

const DIFFERENT: readonly SettlementMatch[] = ['amount_differs', 'missing_in_books'];

/** Posts the fees and payouts of a settlement file, once; what differs from the books stays in clearing. */
@Injectable()
export class ConfirmSettlement {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly comparing: CompareSettlement,
    private readonly store: SettlementStore,
    private readonly resourceService: ResourceService,
  ) {}

  /**
   * @throws Failure 404; 409 `state_not_allowed`, `settlement_differs` unless differences are accepted,
   * `already_settled` if other files have settled all of it
   */
  async execute(input: ConfirmSettlementInput, actor: Actor, caller: Caller): Promise<object> {
    const { settlement_id: id, accept_differences = false } = input;
    await this.database.tx(async (em) => {
      const settlement = await this.store.find(id, {});
      // Two files of a gateway at the same moment must see what the other one settles.
      await lockNamed(em, `settlement.${settlement.driver}`, this.clock.now());
      const matches = await this.compare(settlement);
      const differences = matches.filter((match) => DIFFERENT.includes(match)).length;
      if (settlement.state === 'open' && matches.every((match) => match === 'already_settled'))
        throw Failure.conflict('already_settled', 'Other files have settled all of these transactions.');
      if (settlement.state === 'open' && differences > 0 && !accept_differences)
        throw Failure.conflict('settlement_differs', 'This file differs from the books.', { differences });
      await this.store.post(settlement, actor);
    });
    return this.resourceService.one(settlements, id, caller);
  }

  /** Compares again, as much may have happened since the upload. */
  private async compare({ id: settlement_id, driver }: GatewaySettlement): Promise<SettlementMatch[]> {
    const { em } = this.database;
    const lines = await em.find(SettlementLine, { where: { settlement_id }, order: { line: 'ASC' } });
    const found = await this.comparing.execute(driver, lines);
    for (const [place, line] of lines.entries()) {
      const now = found[place];
      if (now && (now.match !== line.match || now.item !== line.item || now.booked !== line.booked))
        await em.update(SettlementLine, { id: line.id }, now);
    }
    return found.map(({ match }) => match);
  }
}
