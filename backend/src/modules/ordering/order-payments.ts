import { Injectable } from '@nestjs/common';
import type { CustomerOrder, OrderRow, PaymentStatus } from '@stoa/contracts';
import { In } from 'typeorm';
import { Database } from '../../kernel/database';
import { sum } from '../../kernel/money';
import { factsOfPart, PaymentChoices, type PaymentFact, Payments } from '../payments';
import { OrderGroup } from './order-group.entity';
import { groupNumberOf } from './order-number';
import { ordersPaymentStatus, type PayableOrder, statusOfFacts } from './order-payment-status';
import { isVoid } from './order.process';
import type { Order } from './order.entity';

/** Amounts that payments have moved. */
export interface PaidAmounts {
  captured: number;
  refunded: number;
}

/** Captured and refunded amounts of an order, and what of them the buyer's wallet has paid and got back. */
type MovedAmounts = PaidAmounts & { wallet: PaidAmounts };

/** How far one order is paid, and what of it the buyer's wallet has paid. */
export type OrderPayment = Pick<OrderRow, 'payment_status' | 'wallet_amount'>;

/** What of a whole order group is paid and what is left to pay; cancelled and expired orders don't count. */
export type GroupBalance = Pick<CustomerOrder, 'amount_paid' | 'wallet_amount' | 'amount_due' | 'cash_due'>;

/** Payment events by number of an order group. */
export type FactsByGroup = ReadonlyMap<string, readonly PaymentFact[]>;

/** Computes the payment status of orders from the payment events of their groups. */
@Injectable()
export class OrderPayments {
  constructor(
    private readonly database: Database,
    private readonly payments: Payments,
    private readonly choices: PaymentChoices,
  ) {}

  /** Payments by order id. */
  async findByOrders(
    orders: readonly (PayableOrder & Pick<Order, 'id'>)[],
  ): Promise<Map<number, OrderPayment>> {
    const numbers = [...new Set(orders.map((order) => groupNumberOf(order.number)))];
    const facts = await this.payments.facts(numbers);
    const wholes = await this.wholes(facts);
    const payments = orders.map((order): [number, OrderPayment] => {
      const number = groupNumberOf(order.number);
      const total = wholes.get(number) ?? order.total;
      const own = factsOfPart(facts.get(number) ?? [], order, total);
      const wallet_amount = movedBy(ofWallet(own)).captured;
      return [order.id, { payment_status: statusOfFacts([order], own), wallet_amount }];
    });
    return new Map(payments);
  }

  /** Payment events by number of the order groups. */
  factsOf(groups: readonly Pick<OrderGroup, 'number'>[]): Promise<FactsByGroup> {
    return this.payments.facts(groups.map((group) => group.number));
  }

  /**
   * Payment status by order group id; `orders` must contain all of their orders.
   * @param read the payment events, where they are read already
   */
  async findByGroups(
    groups: readonly Pick<OrderGroup, 'id' | 'number' | 'total'>[],
    orders: readonly Order[],
    read?: FactsByGroup,
  ): Promise<Map<number, PaymentStatus>> {
    const facts = read ?? (await this.factsOf(groups));
    const statuses = groups.map(({ id, number, total }) => {
      const own = orders.filter((order) => order.group_id === id);
      return [id, ordersPaymentStatus(own, facts.get(number) ?? [], total)] as const;
    });
    return new Map(statuses);
  }

  /** Captured and refunded amounts of one order in minor units of its currency. */
  async moved(order: Order): Promise<MovedAmounts> {
    const number = groupNumberOf(order.number);
    const facts = await this.payments.facts([number]);
    const total = (await this.wholes(facts)).get(number) ?? order.total;
    return movedOf(order, facts.get(number) ?? [], total);
  }

  /** What is left to pay of one order; 0 unless it awaits its payment. */
  async due(order: Order): Promise<number> {
    return dueOf(order, await this.moved(order));
  }

  /** What of one order is to be paid in cash at its delivery; 0 once it is paid, and by another method. */
  async cashDue(order: Order): Promise<number> {
    return (await this.isPaidInCash(order)) ? cashDueOf(order, await this.moved(order)) : 0;
  }

  /**
   * What is paid and left to pay of a group; `orders` must contain all of its orders.
   * @param read the payment events, where they are read already
   */
  async balance(
    group: Pick<OrderGroup, 'number' | 'total' | 'payment_method'>,
    orders: readonly Order[],
    read?: FactsByGroup,
  ): Promise<GroupBalance> {
    const facts = (read ?? (await this.factsOf([group]))).get(group.number) ?? [];
    const living = orders.filter(({ state }) => !isVoid(state));
    const rows = living.map((order) => ({ order, moved: movedOf(order, facts, group.total) }));
    const inCash = await this.isPaidInCash(group);
    return {
      amount_paid: sum(rows.map(({ moved }) => moved.captured)),
      wallet_amount: sum(rows.map(({ moved }) => moved.wallet.captured)),
      amount_due: sum(rows.map(({ order, moved }) => dueOf(order, moved))),
      cash_due: inCash ? sum(rows.map(({ order, moved }) => cashDueOf(order, moved))) : 0,
    };
  }

  private async isPaidInCash({ payment_method }: Pick<OrderGroup, 'payment_method'>): Promise<boolean> {
    return (await this.choices.driverOf(payment_method)) === 'cash_on_delivery';
  }

  /** Totals by number of the groups that have payment events without an order. */
  private async wholes(facts: FactsByGroup): Promise<Map<string, number>> {
    const shared = [...facts].filter(([, own]) => own.some((fact) => fact.part === null));
    if (shared.length === 0) return new Map();
    const groups = await this.database.em.find(OrderGroup, {
      where: { number: In(shared.map(([number]) => number)) },
      select: { id: true, number: true, total: true },
    });
    return new Map(groups.map((group) => [group.number, group.total]));
  }
}

function movedOf(order: PayableOrder, facts: readonly PaymentFact[], whole: number): MovedAmounts {
  const own = factsOfPart(facts, order, whole);
  return { ...movedBy(own), wallet: movedBy(ofWallet(own)) };
}

function ofWallet(facts: readonly PaymentFact[]): PaymentFact[] {
  return facts.filter(({ driver }) => driver === 'wallet');
}

function dueOf({ state, total }: Order, { captured, refunded }: PaidAmounts): number {
  return state === 'pending_payment' ? sum([total, -captured, refunded]) : 0;
}

function cashDueOf({ state, total }: Order, { captured }: PaidAmounts): number {
  return state === 'pending_payment' ? 0 : Math.max(0, sum([total, -captured]));
}

function movedBy(facts: readonly PaymentFact[]): PaidAmounts {
  const total = (type: PaymentFact['type']): number =>
    sum(facts.filter((fact) => fact.type === type).map((fact) => fact.amount));
  return { captured: total('captured'), refunded: sum([total('refunded'), total('charged_back')]) };
}
