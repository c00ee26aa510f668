import { Injectable } from '@nestjs/common';
import { orderResultPath, type ReturnEventType } from '@stoa/contracts';
import { Database } from '../../../kernel/database';
import { Handles } from '../../../kernel/events';
import { msg } from '../../../kernel/translation';
import { AccessTokens, Order, OrderGroup } from '../../ordering';
import { Return, returnChanged } from '../../returns';
import { Settings } from '../../settings';
import { AlertMails } from './alert-mails';
import { customerReturnEmails, returnEscalated, vendorReturnEmails } from './return.emails';

/** Event data: the return, its step and the message to the customer. */
interface Step {
  return_id: number;
  type: ReturnEventType;
  note: string | null;
}

/** E-mails customers at each step of a return, vendors about their part, and operators about overdue ones. */
@Injectable()
export class ReturnAlerts {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly mails: AlertMails,
    private readonly tokens: AccessTokens,
  ) {}

  @Handles(returnChanged, 'alerts')
  async changed({ return_id, type, note }: Step): Promise<void> {
    const { em } = this.database;
    const row = await em.findOne(Return, { where: { id: return_id } });
    const order = row && (await em.findOne(Order, { where: { id: row.order_id } }));
    if (!row || !order) return;
    const { buyer_order_updates, vendor_new_order } = await this.settings.get('alert');
    if (buyer_order_updates === 1) await this.notifyCustomer(row, order, type, note);
    if (vendor_new_order === 1) await this.notifyVendor(row, type);
    if (type === 'escalated') await this.notifyOperators(row);
  }

  private async notifyCustomer(
    row: Return,
    order: Order,
    type: ReturnEventType,
    note: string | null,
  ): Promise<void> {
    const email = customerReturnEmails[type];
    const group = email && (await this.database.em.findOne(OrderGroup, { where: { id: order.group_id } }));
    if (!email || !group) return;
    const message = note ? [{ heading: msg`Message`, rows: note.split('\n') }] : [];
    await this.mails.toAddress(group.email, group.language, () => ({
      email,
      values: { return_number: row.number },
      sections: message,
      path: this.pathOf(row, group),
    }));
  }

  /** Customers have a page of their returns; guests see them on their order's. */
  private pathOf({ id }: Return, { customer_id, number }: OrderGroup): string {
    if (customer_id !== null) return `/customer/returns/${id}`;
    const path = orderResultPath({ outcome: 'success', group_number: number });
    return `${path}?token=${encodeURIComponent(this.tokens.create(number))}`;
  }

  private async notifyVendor({ id, number, vendor_id }: Return, type: ReturnEventType): Promise<void> {
    const email = vendorReturnEmails[type];
    if (!email) return;
    const values = { return_number: number };
    await this.mails.toVendor(vendor_id, () => ({ email, values, path: `/seller/returns/view/${id}` }));
  }

  private async notifyOperators({ id, number }: Return): Promise<void> {
    await this.mails.toOperators(() => ({
      email: returnEscalated,
      values: { return_number: number },
      path: `/admin/returns/view/${id}`,
    }));
  }
}
