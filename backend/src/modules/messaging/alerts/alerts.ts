import { Injectable } from '@nestjs/common';
import { type OrderState, type StockStatus, type VendorStatus } from '@stoa/contracts';
import { Database } from '../../../kernel/database';
import { Handles } from '../../../kernel/events';
import { say, type Sentence } from '../../../kernel/wording';
import { Product, stockRanLow } from '../../catalogue';
import { ContactForm, messageArrived } from '../../content';
import { Order, orderMoved, orderPlaced } from '../../ordering';
import { Settings } from '../../settings';
import { Vendor, vendorApplied, vendorMoved } from '../../vendors';
import { type AlertFor, AlertMails } from './alert-mails';
import { OrderAlerts } from './order-alerts';

type Decision = { vendor_id: number; to: VendorStatus; reason: string | null };

/** What a vendor is told about the status it was moved to: subject and sentence. */
const DECISIONS: Record<VendorStatus, (store: string) => [subject: Sentence, sentence: Sentence]> = {
  pending: (store) => [
    say`${store}: application received`,
    say`We have received your application for ${store}.`,
  ],
  in_review: (store) => [
    say`${store} is being reviewed`,
    say`We are reviewing your application for ${store}.`,
  ],
  approved: (store) => [
    say`${store} is approved`,
    say`${store} has been approved. You can now sign in and start selling.`,
  ],
  rejected: (store) => [say`${store} was not accepted`, say`We can’t accept ${store} at the moment.`],
  suspended: (store) => [
    say`${store} is suspended`,
    say`Products of ${store} can’t be bought until we lift the suspension.`,
  ],
  closed: (store) => [say`${store} is closed`, say`${store} has been closed permanently.`],
};

/** Tells operators and vendors by mail what has happened, as far as the alert settings want it. */
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
    const { operator_new_order, vendor_new_order } = await this.settings.of('alert');
    const orders = await this.database.em.find(Order, { where: { group_id }, order: { id: 'ASC' } });
    for (const order of orders) {
      const alert = this.orderAlerts.of(order);
      if (operator_new_order) await this.mails.toOperators(alert('admin'));
      if (vendor_new_order) await this.mails.toVendor(order.vendor_id, alert('seller'));
    }
  }

  /** A vendor who hears of new orders hears of those that come to nothing as well. */
  @Handles(orderMoved, 'alerts')
  async orderMoved({ order_id, to }: { order_id: number; to: OrderState }): Promise<void> {
    if (to !== 'cancelled' || (await this.settings.of('alert')).vendor_new_order !== 1) return;
    const order = await this.database.em.findOne(Order, { where: { id: order_id } });
    if (!order) return;
    await this.mails.toVendor(order.vendor_id, () => ({
      subject: say`Order ${order.number} was cancelled`,
      sentences: [say`Please do not ship the items of ${order.customer_name}. They are back in stock.`],
      link: { label: 'Open the order', path: `/seller/orders/view/${order.id}` },
    }));
  }

  @Handles(stockRanLow, 'alerts')
  async stockRanLow({ product_id, status }: { product_id: number; status: StockStatus }): Promise<void> {
    const { operator_low_stock, vendor_low_stock } = await this.settings.of('alert');
    const product = await this.database.em.findOne(Product, { where: { id: product_id } });
    if (!product) return;
    const told =
      status === 'low'
        ? { subject: say`${product.name} is low on stock`, sentences: ['Only a few units are left.'] }
        : {
            subject: say`${product.name} is sold out`,
            sentences: ['There is no stock left to reserve.'],
          };
    const at =
      (console: string): AlertFor =>
      () => ({
        ...told,
        link: { label: 'Open the product', path: `/${console}/products/edit/${product.id}/step2` },
      });
    if (operator_low_stock) await this.mails.toOperators(at('admin'));
    if (vendor_low_stock) await this.mails.toVendor(product.vendor_id, at('seller'));
  }

  @Handles(vendorApplied, 'alerts')
  async vendorApplied({ vendor_id }: { vendor_id: number }): Promise<void> {
    if ((await this.settings.of('alert')).operator_new_vendor !== 1) return;
    const vendor = await this.database.em.findOne(Vendor, { where: { id: vendor_id } });
    if (!vendor) return;
    await this.mails.toOperators(() => ({
      subject: say`New vendor application: ${vendor.store_name}`,
      sentences: [say`${vendor.email} has applied and awaits your review.`],
      link: { label: 'Open the application', path: `/admin/vendors/view/${vendor.id}` },
    }));
  }

  /** A vendor always learns what an operator has decided about it. */
  @Handles(vendorMoved, 'alerts')
  async vendorMoved({ vendor_id, to, reason }: Decision): Promise<void> {
    const vendor = await this.database.em.findOne(Vendor, { where: { id: vendor_id } });
    if (!vendor) return;
    const [subject, sentence] = DECISIONS[to](vendor.store_name);
    await this.mails.toVendor(vendor_id, () => ({
      subject,
      sentences: [sentence, ...(reason ? [reason] : [])],
      link: { label: 'Open the seller portal', path: '/seller/dashboard' },
    }));
  }

  @Handles(messageArrived, 'alerts')
  async messageArrived({ contact_form_id: id }: { contact_form_id: number }): Promise<void> {
    if ((await this.settings.of('alert')).operator_new_message !== 1) return;
    const message = await this.database.em.findOne(ContactForm, { where: { id } });
    if (!message) return;
    await this.mails.toOperators(() => ({
      subject: say`${message.name} writes: ${message.subject}`,
      sentences: [message.message],
      link: { label: 'Read and reply', path: `/admin/contact_forms/view/${id}` },
    }));
  }
}
