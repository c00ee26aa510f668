import { Injectable } from '@nestjs/common';
import type { RefundRow } from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import { ResourceService } from '../../../kernel/resource';
import { RefundStore } from './refund.store';
import { refunds } from './refunds.resource';

/** Pays a pending refund to the buyer's wallet instead of the way that it was paid. */
@Injectable()
export class RefundToWallet {
  constructor(
    private readonly store: RefundStore,
    private readonly resourceService: ResourceService,
  ) {}

  /** @throws Failure 404 without such a refund, 409 `state_not_allowed` once it is settled, or `no_wallet` */
  async execute(id: number, caller: Caller): Promise<RefundRow> {
    await this.store.payToWallet(id, {}, caller.actor);
    return (await this.resourceService.one(refunds, id, caller)) as RefundRow;
  }
}
