import { Injectable } from '@nestjs/common';
import { type DisputeEventType, orderResultPath } from '@stoa/contracts';
import { Database } from '../../../kernel/database';
import { Handles } from '../../../kernel/events';
import { msg } from '../../../kernel/translation';
import { Dispute, disputeChanged } from '../../disputes';
import { AccessTokens, Order, OrderGroup } from '../../ordering';
import { Settings } from '../../settings';
import { AlertMails } from './alert-mails';
import { customerDisputeEmails, disputeToDecide, vendorDisputeEmails } from './dispute.emails';

/** Event data: the dispute, its step, who made it and what that party says. */
type Entry = NonNullable<(typeof disputeChanged)['payload']>;

/** E-mails both sides about a dispute, each in its language and not about its own steps, and operators when it is theirs. */
@Injectable()
export class DisputeAlerts {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly mails: AlertMails,
    private readonly tokens: AccessTokens,
  ) {}

  @Handles(disputeChanged, 'alerts')
  async changed({ dispute_id, type, mover, note }: Entry): Promise<void> {
    const { em } = this.database;
    const row = await em.findOne(Dispute, { where: { id: dispute_id } });
    const order = row && (await em.findOne(Order, { where: { id: row.order_id } }));
    if (!row || !order) return;
    const { buyer_order_updates, vendor_new_order } = await this.settings.get('alert');
    // Customers get a confirmation of what they have started or ended; the vendor's response is its evidence.
    const isKnown =
      (mover === 'customer' && type === 'evidence') || (mover === 'vendor' && type === 'under_review');
    if (buyer_order_updates === 1 && !isKnown) await this.notifyCustomer(row, order, type, note);
    if (vendor_new_order === 1 && mover !== 'vendor') await this.notifyVendor(row, type, note);
    if (type === 'under_review') await this.notifyOperators(row);
  }

  private async notifyCustomer(
    row: Dispute,
    order: Order,
    type: DisputeEventType,
    note: string | null,
  ): Promise<void> {
    const email = customerDisputeEmails[type];
    const group = email && (await this.database.em.findOne(OrderGroup, { where: { id: order.group_id } }));
    if (!email || !group) return;
    await this.mails.toAddress(group.email, group.language, () => ({
      email,
      values: { dispute_number: row.number },
      sections: messageOf(type === 'opened' ? null : note),
      path: this.pathOf(row, group),
    }));
  }

  /** Customers have a page of their disputes; guests see them on their order's. */
  private pathOf({ id }: Dispute, { customer_id, number }: OrderGroup): string {
    if (customer_id !== null) return `/customer/disputes/${id}`;
    const path = orderResultPath({ outcome: 'success', group_number: number });
    return `${path}?token=${encodeURIComponent(this.tokens.create(number))}`;
  }

  private async notifyVendor(
    { id, number, vendor_id }: Dispute,
    type: DisputeEventType,
    note: string | null,
  ): Promise<void> {
    const email = vendorDisputeEmails[type];
    if (!email) return;
    await this.mails.toVendor(vendor_id, () => ({
      email,
      values: { dispute_number: number },
      sections: messageOf(note),
      path: `/seller/disputes/view/${id}`,
    }));
  }

  private async notifyOperators({ id, number }: Dispute): Promise<void> {
    await this.mails.toOperators(() => ({
      email: disputeToDecide,
      values: { dispute_number: number },
      path: `/admin/disputes/view/${id}`,
    }));
  }
}

function messageOf(note: string | null) {
  return note ? [{ heading: msg`Message`, rows: note.split('\n') }] : [];
}
