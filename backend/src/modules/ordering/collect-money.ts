import { Injectable } from '@nestjs/common';
import type { OrderState } from '@stoa/contracts';
import { PaymentChoices, PaymentProviders, Payments } from '../payments';
import type { Mover } from './order.process';
import type { Order } from './order.entity';
import { groupNumberOf } from './order-number';

/** Takes an order's money when moving the order says that it has come: at the door, or on the shop's account. */
@Injectable()
export class CollectMoney {
  constructor(
    private readonly payments: Payments,
    private readonly choices: PaymentChoices,
    private readonly providers: PaymentProviders,
  ) {}

  /** Plans it in the caller's transaction; `complete` carries it out after the commit. */
  async onMove(order: Order, to: OrderState, mover: Mover): Promise<void> {
    const driver = await this.choices.driverOf(order.payment_method);
    if (!driver) return;
    const { settlement } = this.providers.of(driver);
    const atTheDoor = settlement === 'on_delivery' && to === 'delivered';
    const confirmed = settlement === 'in_advance' && order.state === 'pending_payment' && to === 'placed';
    if (!atTheDoor && !(confirmed && mover === 'admin')) return;
    await this.payments.planCapture(groupNumberOf(order.number), order.number, order.total);
  }

  /** Has the providers asked for what was planned, outside of any transaction; what fails now is retried by the queue. */
  complete(order: Pick<Order, 'number'>): Promise<void> {
    return this.payments.complete(groupNumberOf(order.number));
  }
}
