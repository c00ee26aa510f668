import { Injectable } from '@nestjs/common';
import type { OrderState } from '@stoa/contracts';
import { Database } from '../../../kernel/database';
import { Handles } from '../../../kernel/events';
import { Languages } from '../../../kernel/i18n';
import { Customer } from '../../customers';
import { MessageTranslator, msg } from '../../../kernel/translation';
import { deliveryFailed, Order, OrderLabels, orderMoved, Shipment, shipmentShipped } from '../../ordering';
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
    private readonly messageTranslator: MessageTranslator,
  ) {}

  @Handles(orderMoved, 'push')
  async orderMoved({ order_id, to, is_passing }: Moved): Promise<void> {
    if (is_passing) return;
    await this.send(order_id, async (_, language) => (await this.labels.in(language)).find(to));
  }

  /** A shipment of the whole order is the same news as the order's own status. */
  @Handles(shipmentShipped, 'push')
  async shipped({ shipment_id: id, is_part }: { shipment_id: number; is_part: boolean }): Promise<void> {
    const shipment = is_part && (await this.database.em.findOne(Shipment, { where: { id } }));
    if (!shipment) return;
    await this.send(shipment.order_id, ({ number }, language) =>
      Promise.resolve(this.messageTranslator.in(language)(msg`Part of order ${number} is on its way`)),
    );
  }

  @Handles(deliveryFailed, 'push')
  async deliveryFailed({ order_id }: { order_id: number }): Promise<void> {
    await this.send(order_id, ({ number }, language) =>
      Promise.resolve(this.messageTranslator.in(language)(msg`We could not deliver order ${number}`)),
    );
  }

  private async send(id: number, bodyOf: (order: Order, language: string) => Promise<string>): Promise<void> {
    const order = await this.database.em.findOne(Order, { where: { id } });
    if (!order?.customer_id) return;
    const customer = await this.database.em.findOne(Customer, { where: { id: order.customer_id } });
    const language = this.languages.pick(customer?.locale ?? undefined);
    await this.push.toCustomer(order.customer_id, {
      language,
      title: order.number,
      body: await bodyOf(order, language),
      // The page shows the whole order group; this order is one vendor's part of it.
      path: `/customer/orders/${order.group_id}`,
    });
  }
}
