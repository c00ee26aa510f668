import { Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database';
import { Handles } from '../../kernel/events';
import { normaliseEmail } from '../../kernel/spelling';
import { ContactForm, messageArrived } from '../content';
import { OrderGroup } from './order-group.entity';
import { Order } from './order.entity';

/** Links a contact message to the order that it names, if the e-mail address matches the order's. */
@Injectable()
export class LinkMessage {
  constructor(private readonly database: Database) {}

  @Handles(messageArrived, 'order of a message')
  async link({ contact_form_id: id }: { contact_form_id: number }): Promise<void> {
    const { em } = this.database;
    const message = await em.findOne(ContactForm, { where: { id } });
    if (!message?.order_number || message.order_id) return;
    const order_id = await this.orderOf(message.order_number, normaliseEmail(message.email));
    if (order_id) await this.database.tx((tx) => tx.update(ContactForm, { id }, { order_id }));
  }

  /** By order number, or by order group number, which links to the group's first order. */
  private async orderOf(number: string, email: string): Promise<number | null> {
    const { em } = this.database;
    const order = await em.findOne(Order, { where: { number } });
    if (order) return normaliseEmail(order.email) === email ? order.id : null;
    const group = await em.findOne(OrderGroup, { where: { number } });
    if (!group || normaliseEmail(group.email) !== email) return null;
    const first = await em.findOne(Order, { where: { group_id: group.id }, order: { id: 'ASC' } });
    return first?.id ?? null;
  }
}
