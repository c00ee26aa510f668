import { Injectable } from '@nestjs/common';
import type { OrderState } from '@stoa/contracts';
import { Database } from '../../../kernel/database';
import { Handles } from '../../../kernel/events';
import { say } from '../../../kernel/wording';
import { Settings } from '../../settings';
import { orderMoved, orderPlaced } from '../ordering.events';
import { Refund } from '../refunds/refund.entity';
import { refundDue, refundSucceeded } from '../refunds/refund.events';
import { OrderMails } from './order-mails';
import { statusTexts } from './status-texts';

/** Event data: the state change and the message to the buyer. */
interface Moved {
  order_id: number;
  from: OrderState;
  to: OrderState;
  note?: string | null;
  is_passing?: boolean;
}

/** E-mails buyers the order confirmation, every status change and refunds. */
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
  async moved({ order_id, from, to, note = null, is_passing = false }: Moved): Promise<void> {
    if (is_passing || (await this.settings.get('alert')).buyer_order_updates !== 1) return;
    const subject = await this.mails.subject(order_id);
    if (!subject) return;
    const { order, vendor } = subject;
    const facts = { number: order.number, vendor, collected: order.pickup !== null };
    const words = statusTexts({ from, to }, facts);
    if (words) await this.mails.send(subject, words, note);
  }

  @Handles(refundDue, 'buyer-mail')
  async refundDue({ refund_id }: { refund_id: number }): Promise<void> {
    await this.tellOfRefund(refund_id, (number, amount) => ({
      greeting: say`You will be refunded ${amount} for order ${number}`,
      paragraphs: ['We will refund you as soon as possible and email you once it is done.'],
    }));
  }

  @Handles(refundSucceeded, 'buyer-mail')
  async refundSucceeded({ refund_id }: { refund_id: number }): Promise<void> {
    await this.tellOfRefund(refund_id, (number, amount) => ({
      greeting: say`We have refunded ${amount} for order ${number}`,
      paragraphs: ['It can take a few days for the money to appear in your account.'],
    }));
  }

  private async tellOfRefund(
    id: number,
    wordsFor: (number: string, amount: string) => Parameters<OrderMails['send']>[1],
  ): Promise<void> {
    const refund = await this.database.em.findOne(Refund, { where: { id } });
    const subject = refund && (await this.mails.subject(refund.order_id));
    if (!refund || !subject) return;
    await this.mails.send(subject, wordsFor(subject.order.number, subject.money(refund.amount)));
  }
}
