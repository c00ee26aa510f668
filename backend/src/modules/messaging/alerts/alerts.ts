import { Injectable } from '@nestjs/common';
import { formatMoney, type StockStatus, type VendorStatus } from '@stoa/contracts';
import { Database } from '../../../kernel/database';
import { Handles } from '../../../kernel/events';
import { say, type Sentence } from '../../../kernel/wording';
import { Product, stockRanLow } from '../../catalogue';
import { ContactForm, messageArrived } from '../../content';
import { Currencies } from '../../localisation';
import { Order, orderPlaced } from '../../ordering';
import { Settings } from '../../settings';
import { Vendor, vendorApplied, vendorMoved } from '../../vendors';
import { type AlertFor, AlertMails } from './alert-mails';

type Decision = { vendor_id: number; to: VendorStatus; reason: string | null };

/** What a vendor is told about the status it was moved to: subject and sentence. */
const DECISIONS: Record<VendorStatus, (store: string) => [subject: Sentence, sentence: Sentence]> = {
  pending: (store) => [say`${store}: application received`, say`We have your application for ${store}.`],
  in_review: (store) => [
    say`${store} is being reviewed`,
    say`We are looking at your application for ${store}.`,
  ],
  approved: (store) => [
    say`${store} is approved`,
    say`You can sign in and sell: ${store} is part of the shop.`,
  ],
  rejected: (store) => [say`${store} was not accepted`, say`We can’t accept ${store} at the moment.`],
  suspended: (store) => [
    say`${store} is suspended`,
    say`Nothing of ${store} can be bought until we lift this.`,
  ],
  closed: (store) => [say`${store} is closed`, say`${store} has been closed for good.`],
};

/** Tells operators and vendors by mail what has happened, as far as the alert settings want it. */
@Injectable()
export class Alerts {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly currencies: Currencies,
    private readonly mails: AlertMails,
  ) {}

  @Handles(orderPlaced, 'alerts')
  async orderPlaced({ group_id }: { group_id: number }): Promise<void> {
    const { operator_new_order, vendor_new_order } = await this.settings.of('alert');
    const orders = await this.database.em.find(Order, { where: { group_id }, order: { id: 'ASC' } });
    for (const order of orders) {
      const currency = this.currencies.named(order.currency);
      const at =
        (console: string): AlertFor =>
        (language) => ({
          subject: say`New order ${order.number}`,
          sentences: [
            say`${order.customer_name} has ordered for ${formatMoney(order.total, currency, language)}.`,
          ],
          link: { label: 'Open the order', path: `/${console}/orders/view/${order.id}` },
        });
      if (operator_new_order) await this.mails.toOperators(at('admin'));
      if (vendor_new_order) await this.mails.toVendor(order.vendor_id, at('seller'));
    }
  }

  @Handles(stockRanLow, 'alerts')
  async stockRanLow({ product_id, status }: { product_id: number; status: StockStatus }): Promise<void> {
    const { operator_low_stock, vendor_low_stock } = await this.settings.of('alert');
    const product = await this.database.em.findOne(Product, { where: { id: product_id } });
    if (!product) return;
    const told =
      status === 'low'
        ? { subject: say`${product.name} is running low`, sentences: ['Only a few pieces are left.'] }
        : {
            subject: say`${product.name} is sold out`,
            sentences: ['No piece is left that could be promised.'],
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
      subject: say`${vendor.store_name} wants to sell here`,
      sentences: [say`${vendor.email} has applied and waits for your word.`],
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
      link: { label: 'Open the seller area', path: '/seller/dashboard' },
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
      link: { label: 'Read and answer', path: `/admin/contact_forms/view/${id}` },
    }));
  }
}
