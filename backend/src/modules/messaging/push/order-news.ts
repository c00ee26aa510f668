import { Injectable } from '@nestjs/common';
import { BASE_LANGUAGE, type OrderState } from '@stoa/contracts';
import { Database } from '../../../kernel/database';
import { Handles } from '../../../kernel/events';
import { Order, OrderLabels, orderMoved } from '../../ordering';
import { SendPush } from './send-push';

/** Tells customers on their devices how their orders get on. */
@Injectable()
export class OrderNews {
  constructor(
    private readonly database: Database,
    private readonly labels: OrderLabels,
    private readonly push: SendPush,
  ) {}

  @Handles(orderMoved, 'push')
  async orderMoved({ order_id, to }: { order_id: number; to: OrderState }): Promise<void> {
    const order = await this.database.em.findOne(Order, { where: { id: order_id } });
    if (!order?.customer_id) return;
    const labels = await this.labels.in(BASE_LANGUAGE);
    await this.push.toCustomer(order.customer_id, {
      title: order.number,
      body: labels.of(to),
      path: `/customer/orders/${order.id}`,
    });
  }
}
