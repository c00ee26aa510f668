import { Injectable } from '@nestjs/common';
import type { OrderState } from '@stoa/contracts';
import { PaymentChoices, PaymentProviders, Payments } from '../payments';
import type { Mover } from './order.process';
import type { Order } from './order.entity';
import { groupNumberOf } from './order-number';

/** Captures an order's payment when a state change confirms it: cash on delivery, or a transfer received. */
@Injectable()
export class CollectMoney {
  constructor(
    private readonly payments: Payments,
    private readonly choices: PaymentChoices,
    private readonly providers: PaymentProviders,
  ) {}

  /** Plans the capture in the caller's transaction; `complete` executes it after the commit. */
  async onMove(order: Order, to: OrderState, mover: Mover): Promise<void> {
    const driver = await this.choices.driverOf(order.payment_method);
    if (!driver) return;
    const { settlement } = this.providers.get(driver);
    const atTheDoor = settlement === 'on_delivery' && to === 'delivered';
    const confirmed = settlement === 'in_advance' && order.state === 'pending_payment' && to === 'placed';
    if (!atTheDoor && !(confirmed && mover === 'admin')) return;
    await this.payments.planCapture(groupNumberOf(order.number), order.number, order.total);
  }

  /** Executes planned captures at the providers, outside of any transaction; the queue retries failures. */
  complete(order: Pick<Order, 'number'>): Promise<void> {
    return this.payments.complete(groupNumberOf(order.number));
  }
}
