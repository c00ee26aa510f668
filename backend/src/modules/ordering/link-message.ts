import { Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database';
import { Handles } from '../../kernel/events';
import { normaliseEmail } from '../../kernel/spelling';
import { ContactForm, messageArrived } from '../content';
import { OrderGroup } from './order-group.entity';
import { Order } from './order.entity';

/** Finds the order that a message to the shop names; only who ordered with the same address is believed. */
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

  /** By the number of an order, or by that of its checkout, which then stands for the first of its orders. */
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
