import { Injectable } from '@nestjs/common';
import type { Actor, Caller } from '../../../kernel/access';
import { ResourceService } from '../../../kernel/resource';
import type { ReverseLedgerAdjustmentInput } from './adjustment.inputs';
import { AdjustmentStore } from './adjustment.store';
import { ledgerAdjustments } from './ledger-adjustments.resource';

/** Takes an adjustment back by its opposite, once; a large one needs a second operator again. */
@Injectable()
export class ReverseLedgerAdjustment {
  constructor(
    private readonly store: AdjustmentStore,
    private readonly resourceService: ResourceService,
  ) {}

  /** @throws Failure 404; 409 `state_not_allowed` unless it is posted, `insufficient_funds` if a rider lacks the cash */
  async execute(input: ReverseLedgerAdjustmentInput, actor: Actor, caller: Caller): Promise<object> {
    const { ledger_adjustment_id: id, reason } = input;
    await this.store.reverse(id, reason.trim(), actor);
    return this.resourceService.one(ledgerAdjustments, id, caller);
  }
}
