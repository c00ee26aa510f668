import { Injectable } from '@nestjs/common';
import type { ChangeOrderStatus as Asked, OrderRecord } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { Failure } from '../../kernel/http';
import { ChangeOrderStatus } from './change-order-status';
import { OrderPresenter } from './order.presenter';

/** Moves an order for a console and answers with the order as it stands then. */
@Injectable()
export class HandleOrder {
  constructor(
    private readonly change: ChangeOrderStatus,
    private readonly presenter: OrderPresenter,
  ) {}

  async execute(input: Asked, caller: Caller): Promise<OrderRecord> {
    if (!caller.actor) throw Failure.unauthenticated();
    return this.presenter.one(await this.change.execute(input, caller.actor), caller);
  }
}
