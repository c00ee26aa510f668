import { Injectable } from '@nestjs/common';
import type { OrderState } from '@stoa/contracts';
import { Database } from '../../../kernel/database';
import { Handles } from '../../../kernel/events';
import type { Email } from '../../../kernel/mail';
import { Settings } from '../../settings';
import { orderMoved, orderPlaced, proofRejected } from '../ordering.events';
import { Refund } from '../refunds/refund.entity';
import { refundDue, refundSucceeded } from '../refunds/refund.events';
import { deliveryFailed, shipmentShipped } from '../shipments/shipment.events';
import { OrderMails } from './order-mails';
import {
  deliveryFailedEmail,
  proofRejectedEmail,
  refundDueEmail,
  refundPaid,
  refundToWallet,
} from './order.emails';
import { statusEmail } from './status-emails';

/** Event data: the state change and the message to the buyer. */
interface OrderStateChange {
  order_id: number;
  from: OrderState;
  to: OrderState;
  note?: string | null;
  is_passing?: boolean;
}

/** E-mails buyers the order confirmation, every status change, shipments and refunds. */
@Injectable()
export class MailBuyers {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly mails: OrderMails,
  ) {}

  @Handles(orderPlaced, 'confirmation')
  async placed({ group_id }: { group_id: number }): Promise<void> {
    if ((await this.settings.get('alert')).buyer_confirmation === 1) await this.mails.confirm(group_id);
  }

  @Handles(orderMoved, 'buyer-mail')
  async moved({ order_id, from, to, note = null, is_passing = false }: OrderStateChange): Promise<void> {
    if (is_passing || (await this.settings.get('alert')).buyer_order_updates !== 1) return;
    const subject = await this.mails.subject(order_id);
    if (!subject) return;
    const email = statusEmail({ from, to }, subject.order.pickup !== null);
    if (email) await this.mails.send(subject, email, { message: note });
  }

  @Handles(shipmentShipped, 'buyer-mail')
  async shipped({
    shipment_id,
    is_part,
    note,
  }: {
    shipment_id: number;
    is_part: boolean;
    note: string | null;
  }): Promise<void> {
    if ((await this.settings.get('alert')).buyer_order_updates !== 1) return;
    await this.mails.sendShipment(shipment_id, { is_part, message: note });
  }

  @Handles(deliveryFailed, 'buyer-mail')
  async deliveryFailed({ order_id, reason }: { order_id: number; reason: string | null }): Promise<void> {
    if ((await this.settings.get('alert')).buyer_order_updates !== 1) return;
    const subject = await this.mails.subject(order_id);
    if (subject) await this.mails.send(subject, deliveryFailedEmail, { reason });
  }

  @Handles(refundDue, 'buyer-mail')
  async refundDue({ refund_id }: { refund_id: number }): Promise<void> {
    await this.mailRefund(refund_id, refundDueEmail);
  }

  @Handles(refundSucceeded, 'buyer-mail')
  async refundSucceeded({
    refund_id,
    to_wallet = false,
    wallet_part = 0,
  }: {
    refund_id: number;
    to_wallet?: boolean;
    wallet_part?: number;
  }): Promise<void> {
    await this.mailRefund(refund_id, to_wallet ? refundToWallet : refundPaid, wallet_part);
  }

  @Handles(proofRejected, 'buyer-mail')
  async proofRejected({ order_id, reason }: { order_id: number; reason: string }): Promise<void> {
    const subject = await this.mails.subject(order_id);
    if (subject) await this.mails.send(subject, proofRejectedEmail, { message: reason });
  }

  private async mailRefund(
    id: number,
    email: Email<'order_number' | 'amount'>,
    wallet_part = 0,
  ): Promise<void> {
    const refund = await this.database.em.findOne(Refund, { where: { id } });
    const subject = refund && (await this.mails.subject(refund.order_id));
    if (!refund || !subject) return;
    const { amount, note: message } = refund;
    await this.mails.send(subject, email, { amount, wallet_part, message });
  }
}
