import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../kernel/database';
import { sum } from '../../kernel/money';
import { PaymentOperation } from './payment-operation.entity';
import { Payment, PaymentEvent } from './payment.entity';
import { PaymentProviders } from './payment-providers';

/** An amount that can be taken from one attempt. */
export interface Available {
  attempt: Payment;
  amount: number;
}

/** Computes how much of a payment can be captured or refunded, from its events and planned operations. */
@Injectable()
export class PaymentBalances {
  constructor(
    private readonly database: Database,
    private readonly providers: PaymentProviders,
  ) {}

  /** Amount of an order that an attempt can capture; up to `wanted` where the shop's staff collect it. */
  async capturable(attempt: Payment, part: string, wanted: number): Promise<number> {
    const events = await this.eventsOf(attempt, part);
    const captured = totalOf(events, 'captured');
    if (this.providers.get(attempt.driver).isGateway) return totalOf(events, 'authorized') - captured;
    const share = attempt.parts?.find(({ number }) => number === part)?.amount ?? wanted;
    return share - captured;
  }

  /** Amount authorized of a whole payment, if nothing of it was captured or voided. */
  async authorized(attempt: Payment): Promise<number> {
    const events = await this.eventsOf(attempt);
    const isOver = events.some(({ type }) => type === 'captured' || type === 'voided');
    return isOver ? 0 : totalOf(events, 'authorized');
  }

  /**
   * What gateways can refund of an order, less refunds that are under way: of superseded attempts first, as their
   * money was not meant to be taken.
   */
  async refundable(attempts: readonly Payment[], part: string): Promise<Available[]> {
    const gateways = attempts.filter(({ driver }) => this.providers.get(driver).isGateway);
    const found: Available[] = [];
    for (const attempt of gateways) {
      const events = await this.eventsOf(attempt, part);
      const returned = [totalOf(events, 'refunded'), totalOf(events, 'charged_back')];
      const planned = await this.plannedRefunds(attempt, part);
      found.push({ attempt, amount: totalOf(events, 'captured') - sum(returned) - planned });
    }
    const order = (one: Available): number => (one.attempt.superseded_at ? 0 : 1);
    return found.filter(({ amount }) => amount > 0).sort((a, b) => order(a) - order(b));
  }

  private eventsOf({ id }: Payment, part?: string): Promise<PaymentEvent[]> {
    const where = part === undefined ? { payment_id: id } : { payment_id: id, part };
    return this.database.em.find(PaymentEvent, { where, order: { id: 'ASC' } });
  }

  private async plannedRefunds({ id: payment_id }: Payment, part: string): Promise<number> {
    const state = In(['pending', 'declined', 'failed']);
    const where = { payment_id, part, type: 'refund' as const, state };
    return sum((await this.database.em.find(PaymentOperation, { where })).map(({ amount }) => amount));
  }
}

function totalOf(events: readonly PaymentEvent[], type: PaymentEvent['type']): number {
  return sum(events.filter((event) => event.type === type).map(({ amount }) => amount));
}
