import { Injectable } from '@nestjs/common';
import type { ChangeOrderStatus as Asked, OrderRecord } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { ChangeOrderStatus } from './change-order-status';
import { OrderPresenter } from './order.presenter';
import { Order } from './order.entity';

/** Moves an order for a console and answers with the order as it stands then. */
@Injectable()
export class HandleOrder {
  constructor(
    private readonly database: Database,
    private readonly change: ChangeOrderStatus,
    private readonly presenter: OrderPresenter,
  ) {}

  async execute(input: Asked, caller: Caller): Promise<OrderRecord> {
    if (!caller.actor) throw Failure.unauthenticated();
    const id = await this.change.execute(input, caller.actor);
    const order = await this.database.em.findOne(Order, { where: { id } });
    if (!order) throw Failure.notFound('order');
    return this.presenter.one(order, caller);
  }
}
