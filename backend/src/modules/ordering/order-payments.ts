import { Injectable } from '@nestjs/common';
import type { PaymentStatus } from '@stoa/contracts';
import { In } from 'typeorm';
import { Database } from '../../kernel/database';
import { factsOfPart, Payments, paymentStatus } from '../payments';
import { OrderGroup } from './order-group.entity';
import { groupNumberOf } from './order-number';
import type { Order } from './order.entity';

/** Tells how each order stands with its money, computed from the payment events of its checkout. */
@Injectable()
export class OrderPayments {
  constructor(
    private readonly database: Database,
    private readonly payments: Payments,
  ) {}

  /** Payment status by order id. */
  async of(orders: readonly Order[]): Promise<Map<number, PaymentStatus>> {
    const numbers = [...new Set(orders.map((order) => groupNumberOf(order.number)))];
    const facts = await this.payments.facts(numbers);
    const shared = numbers.filter((number) => facts.get(number)?.some((fact) => fact.part === null));
    const wholes = await this.wholes(shared);
    const statuses = orders.map((order) => {
      const number = groupNumberOf(order.number);
      const own = factsOfPart(facts.get(number) ?? [], order, wholes.get(number) ?? order.total);
      return [order.id, paymentStatus(own, order.total)] as const;
    });
    return new Map(statuses);
  }

  private async wholes(numbers: string[]): Promise<Map<string, number>> {
    if (numbers.length === 0) return new Map();
    const where = { number: In(numbers) };
    const groups = await this.database.em.find(OrderGroup, {
      where,
      select: { id: true, number: true, total: true },
    });
    return new Map(groups.map((group) => [group.number, group.total]));
  }
}
