import { Injectable } from '@nestjs/common';
import type { OrderState, StockStatus } from '@stoa/contracts';
import { Database } from '../../../kernel/database';
import { Handles } from '../../../kernel/events';
import { Product } from '../../catalogue';
import { stockRanLow } from '../../inventory';
import { ContactForm, messageArrived } from '../../content';
import { Order, orderMoved, orderPlaced } from '../../ordering';
import { Settings } from '../../settings';
import { type AlertFor, AlertMails } from './alert-mails';
import { contactMessage, lowStock, soldOut } from './alert.emails';
import { OrderAlerts } from './order-alerts';
import { vendorOrderCancelled } from './order.emails';

/** E-mails operators and vendors about orders, stock and messages. */
@Injectable()
export class Alerts {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly orderAlerts: OrderAlerts,
    private readonly mails: AlertMails,
  ) {}

  @Handles(orderPlaced, 'alerts')
  async orderPlaced({ group_id }: { group_id: number }): Promise<void> {
    const { operator_new_order, vendor_new_order } = await this.settings.get('alert');
    const orders = await this.database.em.find(Order, { where: { group_id }, order: { id: 'ASC' } });
    for (const order of orders) {
      const alert = this.orderAlerts.build(order);
      if (operator_new_order) await this.mails.toOperators(alert('admin'));
      if (vendor_new_order) await this.mails.toVendor(order.vendor_id, 'orders.status', alert('seller'));
    }
  }

  /** Vendors that are notified of new orders are also notified of cancellations. */
  @Handles(orderMoved, 'alerts')
  async orderMoved({ order_id, to }: { order_id: number; to: OrderState }): Promise<void> {
    if (to !== 'cancelled' || (await this.settings.get('alert')).vendor_new_order !== 1) return;
    const order = await this.database.em.findOne(Order, { where: { id: order_id } });
    if (!order) return;
    await this.mails.toVendor(order.vendor_id, 'orders.status', () => ({
      email: vendorOrderCancelled,
      values: { order_number: order.number, customer_name: order.customer_name },
      path: `/seller/orders/view/${order.id}`,
    }));
  }

  @Handles(stockRanLow, 'alerts')
  async stockRanLow({ product_id, status }: { product_id: number; status: StockStatus }): Promise<void> {
    const { operator_low_stock, vendor_low_stock } = await this.settings.get('alert');
    const product = await this.database.em.findOne(Product, { where: { id: product_id } });
    if (!product) return;
    const emails = status === 'low' ? lowStock : soldOut;
    const at =
      (console: 'admin' | 'seller'): AlertFor<'product_name'> =>
      () => ({
        email: emails[console === 'admin' ? 'operator' : 'vendor'],
        values: { product_name: product.name },
        path: `/${console}/products/edit/${product.id}/step2`,
      });
    if (operator_low_stock) await this.mails.toOperators(at('admin'));
    if (vendor_low_stock) await this.mails.toVendor(product.vendor_id, 'products.update', at('seller'));
  }

  @Handles(messageArrived, 'alerts')
  async messageArrived({ contact_form_id: id }: { contact_form_id: number }): Promise<void> {
    if ((await this.settings.get('alert')).operator_new_message !== 1) return;
    const message = await this.database.em.findOne(ContactForm, { where: { id } });
    if (!message) return;
    await this.mails.toOperators(() => ({
      email: contactMessage,
      values: { customer_name: message.name, message_subject: message.subject, message: message.message },
      path: `/admin/contact_forms/view/${id}`,
    }));
  }
}
