import { Injectable } from '@nestjs/common';
import type { OrderState } from '@stoa/contracts';
import { Database } from '../../../kernel/database';
import { Handles } from '../../../kernel/events';
import { Languages } from '../../../kernel/i18n';
import { Customer } from '../../customers';
import { Order, OrderLabels, orderMoved } from '../../ordering';
import { SendPush } from './send-push';

interface Moved {
  order_id: number;
  to: OrderState;
  is_passing?: boolean;
}

/** Sends customers push notifications about their orders' status. */
@Injectable()
export class OrderPushNotifications {
  constructor(
    private readonly database: Database,
    private readonly labels: OrderLabels,
    private readonly push: SendPush,
    private readonly languages: Languages,
  ) {}

  @Handles(orderMoved, 'push')
  async orderMoved({ order_id, to, is_passing }: Moved): Promise<void> {
    if (is_passing) return;
    const order = await this.database.em.findOne(Order, { where: { id: order_id } });
    if (!order?.customer_id) return;
    const customer = await this.database.em.findOne(Customer, { where: { id: order.customer_id } });
    const language = this.languages.pick(customer?.locale ?? undefined);
    const labels = await this.labels.in(language);
    await this.push.toCustomer(order.customer_id, {
      language,
      title: order.number,
      body: labels.find(to),
      // The page shows the whole order group; this order is one vendor's part of it.
      path: `/customer/orders/${order.group_id}`,
    });
  }
}
