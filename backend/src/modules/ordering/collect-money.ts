import { Injectable } from '@nestjs/common';
import type { OrderState } from '@stoa/contracts';
import { PaymentChoices, PaymentProviders, Payments } from '../payments';
import type { Mover } from './order.process';
import type { Order } from './order.entity';
import { groupNumberOf } from './order-number';

/** Records an order's money when moving the order says that it has come: at the door, or on the shop's account. */
@Injectable()
export class CollectMoney {
  constructor(
    private readonly payments: Payments,
    private readonly choices: PaymentChoices,
    private readonly providers: PaymentProviders,
  ) {}

  async onMove(order: Order, to: OrderState, mover: Mover): Promise<void> {
    const driver = await this.choices.driverOf(order.payment_method);
    if (!driver) return;
    const { settlement } = this.providers.of(driver);
    const atTheDoor = settlement === 'on_delivery' && to === 'delivered';
    const confirmed = settlement === 'in_advance' && order.state === 'pending_payment' && to === 'placed';
    if (!atTheDoor && !(confirmed && mover === 'admin')) return;
    await this.payments.capture(groupNumberOf(order.number), order.number, order.total);
  }
}
