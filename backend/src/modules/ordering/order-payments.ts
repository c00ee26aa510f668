import { Injectable } from '@nestjs/common';
import type { PaymentStatus } from '@stoa/contracts';
import { In } from 'typeorm';
import { Database } from '../../kernel/database';
import { sum } from '../../kernel/money';
import { factsOfPart, type PaymentFact, Payments } from '../payments';
import { OrderGroup } from './order-group.entity';
import { groupNumberOf } from './order-number';
import { ordersPaymentStatus, type PayableOrder } from './order-payment-status';
import type { Order } from './order.entity';

/** Amounts that payments have moved. */
export interface PaidAmounts {
  captured: number;
  refunded: number;
}

/** Computes the payment status of orders from the payment events of their groups. */
@Injectable()
export class OrderPayments {
  constructor(
    private readonly database: Database,
    private readonly payments: Payments,
  ) {}

  /** Payment status by order id. */
  async findByOrders(
    orders: readonly (PayableOrder & Pick<Order, 'id'>)[],
  ): Promise<Map<number, PaymentStatus>> {
    const numbers = [...new Set(orders.map((order) => groupNumberOf(order.number)))];
    const facts = await this.payments.facts(numbers);
    const wholes = await this.wholes(facts);
    const statuses = orders.map((order) => {
      const number = groupNumberOf(order.number);
      const total = wholes.get(number) ?? order.total;
      return [order.id, ordersPaymentStatus([order], facts.get(number) ?? [], total)] as const;
    });
    return new Map(statuses);
  }

  /** Payment status by order group id; `orders` must contain all of their orders. */
  async findByGroups(
    groups: readonly Pick<OrderGroup, 'id' | 'number' | 'total'>[],
    orders: readonly Order[],
  ): Promise<Map<number, PaymentStatus>> {
    const facts = await this.payments.facts(groups.map((group) => group.number));
    const statuses = groups.map(({ id, number, total }) => {
      const own = orders.filter((order) => order.group_id === id);
      return [id, ordersPaymentStatus(own, facts.get(number) ?? [], total)] as const;
    });
    return new Map(statuses);
  }

  /**
   * Captured and refunded amounts of one order in minor units of its currency, and what of them the buyer's wallet
   * has paid and got back.
   */
  async moved(order: Order): Promise<PaidAmounts & { wallet: PaidAmounts }> {
    const number = groupNumberOf(order.number);
    const facts = await this.payments.facts([number]);
    const total = (await this.wholes(facts)).get(number) ?? order.total;
    const own = factsOfPart(facts.get(number) ?? [], order, total);
    return { ...movedBy(own), wallet: movedBy(own.filter(({ driver }) => driver === 'wallet')) };
  }

  /** Totals by number of the groups that have payment events without an order. */
  private async wholes(facts: ReadonlyMap<string, readonly PaymentFact[]>): Promise<Map<string, number>> {
    const shared = [...facts].filter(([, own]) => own.some((fact) => fact.part === null));
    if (shared.length === 0) return new Map();
    const groups = await this.database.em.find(OrderGroup, {
      where: { number: In(shared.map(([number]) => number)) },
      select: { id: true, number: true, total: true },
    });
    return new Map(groups.map((group) => [group.number, group.total]));
  }
}

function movedBy(facts: readonly PaymentFact[]): PaidAmounts {
  const total = (type: PaymentFact['type']): number =>
    sum(facts.filter((fact) => fact.type === type).map((fact) => fact.amount));
  return { captured: total('captured'), refunded: sum([total('refunded'), total('charged_back')]) };
}
