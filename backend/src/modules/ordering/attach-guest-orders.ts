import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { Database } from '../../kernel/database';
import { Handles } from '../../kernel/events';
import { Customer, emailVerified, GuestCustomers } from '../customers';
import { OrderGroup } from './order-group.entity';
import { Order } from './order.entity';
import { orderPlaced } from './ordering.events';
import { TouchOrders } from './touch-orders';

/**
 * Assigns guest orders to the account of the same e-mail address, once that address is verified (ADR 27).
 * Handles both events, so that their order does not matter.
 */
@Injectable()
export class AttachGuestOrders {
  constructor(
    private readonly database: Database,
    private readonly guests: GuestCustomers,
    private readonly touch: TouchOrders,
  ) {}

  /** Runs after the checkout, which therefore needs no extra SQL statement. */
  @Handles(orderPlaced, 'guest-customer')
  async placed({ group_id }: { group_id: number }): Promise<void> {
    const group = await this.database.em.findOne(OrderGroup, { where: { id: group_id } });
    if (!group || group.customer_id !== null) return;
    const { first_name, last_name } = group.billing_address;
    const { email, language: locale } = group;
    await this.attach(await this.guests.recordOf({ first_name, last_name, email, locale }));
  }

  @Handles(emailVerified, 'guest-orders')
  async verified({ customer_id: id }: { customer_id: number }): Promise<void> {
    const customer = await this.database.em.findOne(Customer, { where: { id } });
    if (customer) await this.attach(customer);
  }

  private async attach({ id, email, email_verified_at, is_guest }: Customer): Promise<void> {
    if (is_guest || !email_verified_at) return;
    const theirs = { email, customer_id: IsNull() };
    await this.database.tx(async (em) => {
      await em.update(OrderGroup, theirs, { customer_id: id });
      const orders = await em.find(Order, { where: theirs, select: { id: true } });
      const ids = orders.map((order) => order.id);
      if (ids.length > 0) await em.update(Order, { id: In(ids) }, { customer_id: id });
      await this.touch.execute(ids);
    });
  }
}
