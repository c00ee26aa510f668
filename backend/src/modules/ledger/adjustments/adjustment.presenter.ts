import { Injectable } from '@nestjs/common';
import type { LedgerAdjustmentFacts } from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import type { Presenter } from '../../../kernel/resource';
import { definitionOf, GenericPresenter, ResourceService } from '../../../kernel/resource';
import { AdminNames } from '../../identity';
import { OwnerNames } from '../owner-names';
import { adjustmentProcess } from './adjustment.process';
import { askerOf } from './adjustment.store';
import type { LedgerAdjustment } from './ledger-adjustment.entity';

/** Presents adjustments with their lines, the operators involved and the states that the reader may set. */
@Injectable()
export class AdjustmentPresenter implements Presenter<LedgerAdjustment> {
  constructor(
    private readonly generic: GenericPresenter,
    private readonly resourceService: ResourceService,
    private readonly owners: OwnerNames,
    private readonly admins: AdminNames,
  ) {}

  async rows(rows: LedgerAdjustment[], caller: Caller): Promise<object[]> {
    const definition = definitionOf(this);
    const shown = await this.generic.rows(definition, this.resourceService.store(definition), rows, caller);
    const owners = await this.owners.find(
      rows.flatMap(({ lines }) => lines),
      caller.language,
    );
    const admins = await this.admins.find(
      rows.flatMap((row) => [row.requested_by, row.decided_by, row.reversal_requested_by]),
    );
    const nameOf = (id: number | null): string | null => admins.get(id ?? 0) ?? null;
    const facts = rows.map((row): LedgerAdjustmentFacts => {
      const mover = caller.actor?.id === askerOf(row) ? 'proposer' : 'approver';
      return {
        lines: row.lines.map((line) => ({
          ...line,
          owner_name: owners.get(`${line.account}\n${line.owner}`) ?? '',
        })),
        requester: nameOf(row.requested_by),
        decider: nameOf(row.decided_by),
        reverser: nameOf(row.reversal_requested_by),
        allowed: adjustmentProcess.allowed(row.state, mover),
      };
    });
    return shown.map((row, index) => ({ ...row, ...facts[index] }));
  }

  async one(row: LedgerAdjustment, caller: Caller): Promise<object> {
    const [shown = {}] = await this.rows([row], caller);
    return shown;
  }
}
