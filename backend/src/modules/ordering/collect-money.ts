import { Injectable } from '@nestjs/common';
import type { OrderState } from '@stoa/contracts';
import { Failure } from '../../kernel/http';
import { sum } from '../../kernel/money';
import { PaymentChoices, PaymentProviders, Payments } from '../payments';
import type { Mover } from './order.process';
import { OrderPayments } from './order-payments';
import type { Order } from './order.entity';
import { groupNumberOf } from './order-number';

/**
 * Captures an order's payment when a state change confirms it: cash on delivery, a transfer received, or an
 * authorized payment once the order ships.
 */
@Injectable()
export class CollectMoney {
  constructor(
    private readonly payments: Payments,
    private readonly choices: PaymentChoices,
    private readonly providers: PaymentProviders,
    private readonly statuses: OrderPayments,
  ) {}

  /**
   * Plans the capture in the caller's transaction; `complete` executes it after the commit.
   * @throws Failure 409 `not_confirmable` if staff confirm a payment that its gateway has not
   */
  async onMove(order: Order, to: OrderState, mover: Mover): Promise<void> {
    const driver = await this.choices.driverOf(order.payment_method);
    if (!driver) return;
    const { settlement, isGateway } = this.providers.get(driver);
    const atTheDoor = settlement === 'on_delivery' && to === 'delivered';
    const isPlaced = settlement === 'in_advance' && order.state === 'pending_payment' && to === 'placed';
    const confirmed = isPlaced && mover === 'admin';
    if (confirmed && !(await this.isConfirmable(order)))
      throw Failure.conflict('not_confirmable', 'This payment is confirmed by its payment provider.');
    const authorized = isGateway && to === 'shipped';
    if (atTheDoor || authorized || confirmed) await this.plan(order);
  }

  /**
   * Whether staff can confirm the payment of an order that awaits it. What a gateway has received only the gateway tells:
   * an order placed without it would never be settled.
   */
  async isConfirmable(order: Order): Promise<boolean> {
    const driver = await this.choices.driverOf(order.payment_method);
    if (!driver || !this.providers.get(driver).isGateway) return true;
    const status = (await this.statuses.findByOrders([order])).get(order.id)?.payment_status;
    return status === 'paid' || status === 'authorized';
  }

  /** Plans the capture of an authorized payment in the transaction that ships a part of its order. */
  async onShip(order: Order): Promise<void> {
    const driver = await this.choices.driverOf(order.payment_method);
    if (driver && this.providers.get(driver).isGateway) await this.plan(order);
  }

  /** Gives up what gateways hold or offer for a group whose orders are all void, in the caller's transaction. */
  async release(order: Pick<Order, 'number'>): Promise<void> {
    await this.payments.planVoid(groupNumberOf(order.number));
  }

  /** Executes planned operations once the caller's transaction is durable; the queue retries failures. */
  complete(order: Pick<Order, 'number'>): Promise<void> {
    return this.payments.complete(groupNumberOf(order.number));
  }

  private async plan(order: Order): Promise<void> {
    // The wallet's part was captured when the order was placed.
    const { captured } = await this.statuses.moved(order);
    await this.payments.planCapture(groupNumberOf(order.number), order.number, sum([order.total, -captured]));
  }
}
