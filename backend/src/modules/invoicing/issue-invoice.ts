import { Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database';
import { isVoid, Order } from '../ordering';
import { BuildInvoice } from './build-invoice';
import { Invoice } from './invoice.entity';
import { StoreInvoice } from './store-invoice';

/** Issues the invoice of an order, once it is a sale: placed, and not awaiting its payment. */
@Injectable()
export class IssueInvoice {
  constructor(
    private readonly database: Database,
    private readonly build: BuildInvoice,
    private readonly store: StoreInvoice,
  ) {}

  /** Does nothing if the order has its invoice, or is no sale (yet, or any more). */
  async execute(order_id: number): Promise<void> {
    await this.database.tx(async (em) => {
      // Locked, so that a cancellation at the same moment happens either before, or finds the invoice.
      const order = await em.findOne(Order, { where: { id: order_id }, ...this.database.forUpdate });
      if (!order || order.state === 'pending_payment' || isVoid(order.state)) return;
      const source = `order:${order.number}`;
      if (await em.exists(Invoice, { where: { source } })) return;
      const draft = await this.build.execute(order);
      await this.store.execute({ type: 'invoice', source, order, draft, invoice_id: null });
    });
  }
}
