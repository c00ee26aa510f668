import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Database } from '../../../kernel/database';
import { sum } from '../../../kernel/money';
import { LedgerBalances } from '../../ledger';
import { Currencies } from '../../localisation';
import type { Rider } from '../../riders';
import { Settings } from '../../settings';
import { OrderPayments } from '../order-payments';
import { Order } from '../order.entity';
import { RiderAssignment } from './rider-assignment.entity';

/** How much cash riders of the platform may carry: what they have, what they are to collect, and one order more. */
@Injectable()
export class RiderCashLimit {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly currencies: Currencies,
    private readonly payments: OrderPayments,
    private readonly balances: LedgerBalances,
  ) {}

  /** Whether an order that is paid in cash would exceed the rider's limit; other orders never do. */
  async isExceeded(rider: Rider, order: Order): Promise<boolean> {
    const { cash_limit: limit, vendor_id } = rider;
    if (limit === null || vendor_id !== null) return false;
    if ((await this.settings.general()).cash_holder !== 'rider') return false;
    const unpaid = await this.dueInCash(order);
    if (unpaid === 0) return false;
    return sum([await this.inHand(rider), await this.toCollect(rider), unpaid]) > limit;
  }

  private async inHand({ id }: Rider): Promise<number> {
    const held = await this.balances.findByOwner('rider_cash', id);
    return sum([...held].map(([currency, amount]) => this.currencies.inDefault(amount, currency)));
  }

  /** Cash of the deliveries that the rider has not completed. */
  private async toCollect({ id: rider_id }: Rider): Promise<number> {
    const { em } = this.database;
    const open = await em.find(RiderAssignment, { where: { rider_id, live_order_id: Not(IsNull()) } });
    const dues: number[] = [];
    for (const { order_id } of open) {
      const order = await em.findOne(Order, { where: { id: order_id } });
      if (order) dues.push(await this.dueInCash(order));
    }
    return sum(dues);
  }

  /** What the rider is to collect, in minor units of the default currency. */
  private async dueInCash(order: Order): Promise<number> {
    return this.currencies.inDefault(await this.payments.cashDue(order), order.currency);
  }
}
