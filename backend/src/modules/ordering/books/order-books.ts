import { Injectable } from '@nestjs/common';
import type { OrderState } from '@stoa/contracts';
import { Database } from '../../../kernel/database';
import { Ledger } from '../../ledger';
import { Currencies } from '../../localisation';
import { Settings } from '../../settings';
import { isVoid } from '../order.process';
import { Order, OrderLine } from '../order.entity';
import { CollectCash } from './collect-cash';
import { ReleaseFunds } from './release-funds';
import { salePosting, type SoldTotals } from './sale-posting';
import { soldTotals } from './sold-totals';
import { voidPosting } from './void-posting';

/** Books sales when they begin and end, and releases vendors' shares after delivery. */
@Injectable()
export class OrderBooks {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
    private readonly currencies: Currencies,
    private readonly settings: Settings,
    private readonly release: ReleaseFunds,
    private readonly cash: CollectCash,
  ) {}

  /** Books sales in the caller's transaction, in one insert. */
  async sell(orders: readonly SoldTotals[]): Promise<void> {
    const { tax_remitter } = await this.settings.general();
    const home = this.currencies.default();
    const postings = orders.map(({ tax, ...order }) => {
      const sold = { ...order, remitted_tax: tax_remitter === 'platform' ? tax : 0 };
      return salePosting(sold, { sold: this.currencies.named(order.currency), home });
    });
    await this.ledger.post(...postings.filter(({ lines }) => lines.some(({ amount }) => amount !== 0)));
  }

  /** Books what a change of an order's state means, in its transaction. */
  async onMove(order: Order, to: OrderState): Promise<void> {
    if (order.state === 'pending_payment' && to === 'placed') await this.sellStored(order);
    if (isVoid(to)) await this.void(order);
    if (to === 'delivered') await this.deliver(order);
  }

  private async sellStored(order: Order): Promise<void> {
    const lines = await this.database.em.find(OrderLine, { where: { order_id: order.id } });
    const { number, vendor_id, currency, rate_at_sale } = order;
    const { amount: total, ...shares } = soldTotals(order, lines);
    await this.sell([{ number, vendor_id, currency, rate_at_sale, total, ...shares }]);
  }

  private async void({ number }: Order): Promise<void> {
    const posting = voidPosting(number, await this.ledger.findByReference(number));
    if (posting) await this.ledger.post(posting);
  }

  /** The vendor's share becomes available when the return window has passed. */
  private async deliver(order: Order): Promise<void> {
    await this.cash.execute(order);
    await this.release.schedule({ id: order.id, state: 'delivered' });
  }
}
