import { Injectable } from '@nestjs/common';
import type { RefundRow } from '@stoa/contracts';
import type { Caller } from '../../../kernel/access';
import { Failure } from '../../../kernel/http';
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
    const { allowed, destinations } = await this.find(id, caller);
    if (allowed.includes('succeeded') && !destinations.includes('wallet'))
      throw Failure.conflict('no_wallet', 'This order can’t be refunded to a wallet.');
    await this.store.payToWallet(id, {}, caller.actor);
    return this.find(id, caller);
  }

  private async find(id: number, caller: Caller): Promise<RefundRow> {
    return (await this.resourceService.one(refunds, id, caller)) as RefundRow;
  }
}
